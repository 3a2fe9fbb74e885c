import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { map } from 'rxjs';
import type { DataLayerCallbacks } from './data-layer-callbacks';
import { judgeCode, judgeStatus, type Verdict } from './judge-error';

function judge(error: unknown, quiet: readonly string[] | 'all' | undefined): Verdict {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const code = first?.extensions?.code;
    return judgeCode(typeof code === 'string' ? code : undefined, first?.message ?? '', quiet);
  }
  if (ServerError.is(error)) return judgeStatus(error.statusCode, quiet);
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

/**
 * Lets through answers that are whole. A root field that is null comes with an error, and then Apollo delivers the error alone; generated types rely on
 * it. One that is null without any error is a fault of ours and told as one.
 */
export const wholeAnswers = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((answer) => {
      const absent = absentRoot(answer);
      if (absent !== undefined) throw new Error(`${operation.operationName ?? ''}: ${absent} is null without an error`);
      return answer;
    }),
  ),
);

function absentRoot({ data, errors }: ApolloLink.Result): string | undefined {
  if (errors || !data) return undefined;
  return Object.entries(data).find(([, value]) => value === null)?.[0];
}
