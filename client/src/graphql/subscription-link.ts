import { ApolloLink, Observable } from '@apollo/client';
import { reconnectDelay } from './reconnect';
import type { TokenKeeper } from './token-keeper';

const loadSocket = () => import('./socket');
type Loaded = Awaited<ReturnType<typeof loadSocket>>;

/** Fetches the code of the socket, again and again for as long as somebody waits for it. */
async function load(isWaiting: () => boolean): Promise<Loaded | null> {
  for (let attempt = 0; isWaiting(); attempt += 1) {
    const loaded = await loadSocket().catch(() => null);
    if (loaded) return loaded;
    await new Promise((resolve) => {
      setTimeout(resolve, reconnectDelay(attempt, Math.random()));
    });
  }
  return null;
}

/** Subscriptions, over a socket whose code is fetched with the first of them: pages are there before anything is live. */
export class SubscriptionLink extends ApolloLink {
  private socket: ReturnType<Loaded['createSocketLink']> | null = null;

  constructor(keeper: TokenKeeper, language: () => string) {
    super((operation) => {
      return new Observable((observer) => {
        let isWanted = true;
        let subscription: { unsubscribe(): void } | null = null;
        const subscribe = async () => {
          const loaded = await load(() => isWanted);
          if (!loaded || !isWanted) return;
          this.socket ??= loaded.createSocketLink(keeper, language);
          subscription = this.socket.link.request(operation).subscribe(observer);
        };
        void subscribe();
        return () => {
          isWanted = false;
          subscription?.unsubscribe();
        };
      });
    });
  }

  /** Ends all of them. */
  terminate(): void {
    this.socket?.terminate();
  }
}
