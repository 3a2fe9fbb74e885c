/** The envelope that every `/v1` route answers with. */
interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** Calls `/v1` as a program of somebody else would. Anything but success is an error of the test. */
export class V1Client {
  private token = '';

  constructor(readonly origin: string) {}

  signIn(token: string): void {
    this.token = token;
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const response = await fetch(`${this.origin}/v1${path}`, {
      method,
      headers: {
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return read(`${method} /v1${path}`, response);
  }

  /** Sends one operation to the graph. */
  async graph<T>(query: string, variables: object): Promise<T> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${this.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    if (errors) throw new Error(`The graph answered ${response.status}: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Uploads a file as a form in a browser does, with these fields before it. */
  async upload<T>(path: string, name: string, bytes: Buffer, fields: Readonly<Record<string, string>> = {}): Promise<T> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = { authorization: `Bearer ${this.token}` };
    return read(`POST /v1${path}`, await fetch(`${this.origin}/v1${path}`, { method: 'POST', headers, body: form }));
  }
}

async function read<T>(call: string, response: Response): Promise<T> {
  const { code, message, data } = (await response.json()) as Envelope;
  if (code !== '00000') throw new Error(`${call} answered ${response.status} ${code}: ${message}`);
  return data as T;
}
