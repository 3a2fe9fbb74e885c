import type { KeyScope } from '../auth/key-scope.js';
import { Extensions, type MiddlewareFn, UseMiddleware } from 'type-graphql';
import { type Access as AccessRule, author, NO_KEYS, type Places } from '../access/access.js';
import { admitCaller, assertScope } from '../access/admit-caller.js';
import type { RequestContext } from '../request/context.js';

/** Declares and enforces who may call a root field. `buildGraph` refuses a schema with a root field that lacks it, or leaves out an id. */
export function Access(access: AccessRule): MethodDecorator {
  const guard: MiddlewareFn<RequestContext> = async ({ context, args }, next) => {
    admitCaller(context, access, args);
    return next();
  };
  return (target, key, descriptor) => {
    Extensions({ access })(target, key, descriptor);
    UseMiddleware(guard)(target, key, descriptor);
  };
}

/**
 * Declares a way from one object to another one with an id of its own: `because` says why whoever sees the first may see the second.
 * A field with ids among its arguments names them in `places`. `buildGraph` refuses an edge that lacks it.
 */
export function Edge(because: string, places?: Places): MethodDecorator & PropertyDecorator {
  const access: AccessRule = { ...author(NO_KEYS, places), because };
  return Extensions({ access });
}

/**
 * Marks a type whose objects are parts of another one, from which alone they are reached and whose owner is theirs: a field that leads to one needs
 * no `@Edge`, because whoever has the whole has the part.
 */
export const PartOf = (whole: 'Survey'): ClassDecorator => Extensions({ partOf: whole }) as ClassDecorator;

/** A field below the root that shows more than the object it stands on: an API key needs this scope too (A0403). People who have signed in may see it. */
export function NeedsScope(scope: KeyScope): MethodDecorator {
  const guard: MiddlewareFn<RequestContext> = async ({ context }, next) => {
    assertScope(context, scope);
    return next();
  };
  return (target, key, descriptor) => {
    Extensions({ needsScope: scope })(target, key, descriptor);
    UseMiddleware(guard)(target, key, descriptor);
  };
}
