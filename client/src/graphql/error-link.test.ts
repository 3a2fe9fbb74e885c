import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { wholeAnswers } from './error-link';

const QUERY = gql`
  query Both {
    me
    surveys
  }
`;

function ask(answer: ApolloLink.Result) {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(answer);
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: new InMemoryCache(), link: wholeAnswers.concat(server) }).query({ query: QUERY });
}

describe('an answer', () => {
  it('is passed on when it is whole', async () => {
    expect((await ask({ data: { me: 'a', surveys: 'b' } })).data).toEqual({ me: 'a', surveys: 'b' });
  });

  it('with an error is the error alone, as Apollo tells it', async () => {
    await expect(ask({ data: { me: 'a', surveys: null }, errors: [{ message: 'too many' }] })).rejects.toThrow('too many');
  });

  it('that lacks a root field without an error is a fault', async () => {
    await expect(ask({ data: { me: 'a', surveys: null } })).rejects.toThrow('Both: surveys is null without an error');
  });
});
