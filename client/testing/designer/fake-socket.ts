type Message = { readonly id?: string; readonly type: string; readonly payload?: unknown };

/** The server's end of the designer's socket: takes subscriptions, and sends each of them what a test publishes. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  private static readonly all = new Set<FakeSocket>();

  readyState: number = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly subscriptions = new Map<string, string>();

  constructor(_url: string) {
    super();
    FakeSocket.all.add(this);
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  /** Sends `data` to every subscription that names this operation. */
  static publish(operationName: string, data: object): void {
    for (const socket of FakeSocket.all) {
      for (const [id, name] of socket.subscriptions) {
        if (name === operationName) socket.answer({ id, type: 'next', payload: { data } });
      }
    }
  }

  /** Returns whether anybody has subscribed to this operation. */
  static listensTo(operationName: string): boolean {
    return [...FakeSocket.all].some((socket) => [...socket.subscriptions.values()].includes(operationName));
  }

  send(text: string): void {
    const { id, type, payload } = JSON.parse(text) as Message; // Our own client writes it.
    if (type === 'connection_init') queueMicrotask(() => this.answer({ type: 'connection_ack' }));
    if (type === 'subscribe' && id) this.subscriptions.set(id, (payload as { operationName: string }).operationName);
    if (type === 'complete' && id) this.subscriptions.delete(id);
  }

  close(code = 1000, reason = ''): void {
    FakeSocket.all.delete(this);
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  private answer(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
