import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

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
