import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import type { DataLayerCallbacks } from './data-layer-callbacks';
import { judgeCode, judgeStatus, type Verdict } from './judge-error';

function judge(error: unknown, quiet: readonly string[] | 'all' | undefined): Verdict {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.code;
    return judgeCode(typeof code === 'string' ? code : undefined, first?.message ?? '', quiet);
  }
  if (ServerError.is(error)) return quiet === 'all' && error.statusCode !== 401 ? { kind: 'silent' } : judgeStatus(error.statusCode);
  return quiet === 'all' ? { kind: 'silent' } : { kind: 'unreachable' };
}

/** Does what Spec 8 says about errors, in one place. The error still reaches the caller. */
export const createErrorLink = (callbacks: DataLayerCallbacks) =>
  new ErrorLink(({ error, operation }) => {
    const verdict = judge(error, operation.getContext().quiet);
    switch (verdict.kind) {
      case 'silent':
        return;
      case 'signOut':
        return callbacks.signedOut();
      case 'notFound':
        return callbacks.notFound();
      default:
        return callbacks.say(verdict);
    }
  });
