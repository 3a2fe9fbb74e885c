import { readFileSync } from 'node:fs';
import { buildSchema, graphql, GraphQLError } from 'graphql';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

/** The answers of the graph's root fields, by name. */
export type Fields = Readonly<Record<string, (input: never) => unknown>>;

interface Call {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Fault = { readonly code: string; readonly message?: string } | { readonly status: number } | 'unreachable';

/** The site's server: its graph answers requests as `fields` say, in the shape of the real schema. */
export class FakeSite {
  /** All requests to the graph, in order. */
  readonly calls: Call[] = [];
  private readonly faults = new Map<string, Fault>();
  private readonly waiting = new Map<string, Promise<void>>();

  constructor(
    private readonly fields: Fields,
    private readonly files: (path: string, init: RequestInit) => Promise<Response> = async () => new Response(null, { status: 404 }),
  ) {}

  /** From now on an operation fails. */
  fail(operationName: string, fault: Fault): void {
    this.faults.set(operationName, fault);
  }

  mend(operationName: string): void {
    this.faults.delete(operationName);
  }

  /** From now on the answers to an operation wait until the returned function is called. */
  hold(operationName: string): () => void {
    let open: (() => void) | undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.waiting.set(operationName, opened);
    return () => {
      this.waiting.delete(operationName);
      open?.();
    };
  }

  /** Variables of the calls of this operation. */
  callsOf(operationName: string): Readonly<Record<string, unknown>>[] {
    return this.calls.filter((call) => call.operationName === operationName).map(({ variables }) => variables);
  }

  readonly fetch = async (address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = String(address);
    if (path !== '/graphql') return this.files(path, init);
    const call = JSON.parse(String(init.body)) as Call; // Our own client writes it.
    this.calls.push(call);
    await this.waiting.get(call.operationName);
    const fault = this.faults.get(call.operationName);
    if (fault === 'unreachable') throw new TypeError('Failed to fetch');
    if (fault && 'status' in fault) return Response.json({}, { status: fault.status });
    if (fault) return Response.json({ data: null, errors: [{ message: fault.message ?? fault.code, extensions: { code: fault.code } }] });
    return Response.json(await this.execute(call));
  };

  private async execute({ query, variables, operationName }: Call) {
    const rootValue = Object.fromEntries(
      Object.entries(this.fields).map(([name, answer]) => [name, (input: object) => answer(input as never)]),
    );
    const answer = await graphql({ schema, source: query, rootValue, variableValues: variables, operationName });
    const broken = answer.errors?.find(({ originalError }) => !(originalError instanceof SiteError));
    if (broken) throw new Error(`${operationName}: ${broken.message}`);
    return { data: answer.data, ...(answer.errors && { errors: answer.errors.map((error) => error.toJSON()) }) };
  }
}

/** A refusal by the site, with one of its codes. */
export class SiteError extends GraphQLError {
  constructor(code: string, fields?: readonly { readonly field: string; readonly rule: string; readonly limit?: number }[]) {
    super(code, { extensions: { code, fields } });
  }
}
