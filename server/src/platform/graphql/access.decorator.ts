import { Extensions, type MiddlewareFn, UseMiddleware } from 'type-graphql';
import type { Access as AccessRule } from '../access.js';
import { type RequestContext, signedIn } from '../context.js';

/** Declares and enforces who may call a root field. `buildGraph` refuses a schema with a root field that lacks it. */
export function Access(access: AccessRule): MethodDecorator {
  const guard: MiddlewareFn<RequestContext> = async ({ context }, next) => {
    if (access.who === 'author') signedIn(context);
    return next();
  };
  return (target, key, descriptor) => {
    Extensions({ access })(target, key, descriptor);
    UseMiddleware(guard)(target, key, descriptor);
  };
}
