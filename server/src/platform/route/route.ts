import type { Readable } from 'node:stream';
import type { ErrorCode } from '@wence/schema';
import type { z } from 'zod';
import type { Access } from '../access/access.js';
import type { RequestContext } from '../request/context.js';
import type { FormFile } from '../files/form-file.js';
import type { Tag } from './tags.js';

type Shape = z.ZodType;
type Parsed<S> = S extends Shape ? z.output<S> : undefined;

/** Paths of the values in a part of the input, such as `.options[].id`. Any path is allowed if the shape is unknown. */
type Path<T> = unknown extends T ? string : PathIn<NonNullable<T>>;
type PathIn<T> = T extends readonly (infer E)[]
  ? `[]${Path<E>}`
  : T extends object
    ? string extends keyof T
      ? string
      : { [K in keyof T & string]: `.${K}${Path<T[K]>}` }[keyof T & string]
    : '';

/** Places of an input that an access rule may name; others do not compile. */
type PlaceIn<P, Q, B> = `params${Path<Parsed<P>>}` | `query${Path<Parsed<Q>>}` | `body${Path<Parsed<B>>}`;

export interface RouteInput<P, Q, B> {
  readonly params: Parsed<P>;
  readonly query: Parsed<Q>;
  readonly body: Parsed<B>;
  /** Headers by lower-case name, for the few routes that read one, e.g. If-Match. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Bytes of the file that a route with `carries: 'upload'` takes, as they arrive. Null everywhere else, and when nothing was sent. */
  readonly file: Readable | null;
  /** The form of a route with `carries: 'form'`. Null everywhere else, and when it came without a file. */
  readonly form: FormFile | null;
}

/** One line of the `/v1` table: everything there is to know about a route. The OpenAPI page is made from it. */
export interface Route<P extends Shape | undefined, Q extends Shape | undefined, B extends Shape | undefined, D extends Shape> {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path as in the specification, with ids in braces: `/v1/surveys/{id}`. */
  readonly path: string;
  /** Verb and noun in camel case, unlike any other: generated clients name their functions after it. */
  readonly operationId: string;
  readonly summary: string;
  /** Meaning, units, limits, error codes. */
  readonly description?: string;
  /** Heading it stands under on the API page. */
  readonly tag: Tag;
  /** Error codes that it answers with beyond those that follow from its access, method and body (`openapi/codes-of.ts`). Tests fail when another one leaves it. */
  readonly codes?: readonly ErrorCode[];
  /** True if it reads the header If-Match. */
  readonly readsIfMatch?: boolean;
  readonly access: Access<PlaceIn<P, Q, B>>;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Largest body in bytes; 256 KiB unless said. */
  readonly bodyLimit?: number;
  /**
   * A file instead of JSON. `upload`: the body is one, `application/octet-stream`, handed on as it arrives; nobody is hurried. `form`: it comes the way
   * browsers send files, `multipart/form-data`, in the part `file`; with a `body`, that is what stands beside the file, texts all, and the form is held
   * in memory until it is all there. `download`: the answer of a success is one (`send-attachment.ts`).
   */
  readonly carries?: 'upload' | 'form' | 'download';
  /** True if responses are too short to be compressed and requests so frequent that even checking costs time. */
  readonly isBrief?: boolean;
  /** True if its answers are for the one who asked: nothing on the way keeps them, no search engine lists them. */
  readonly isUnlisted?: boolean;
  /** The rate limit it counts for; unless said, that of the session or address it comes from. */
  readonly rateRule?: 'submit' | 'signIn' | 'upload' | 'visit';
  /** Shape of `data` in the answer. */
  readonly data: D;
  /** A name of what was answered, of letters, digits, `.`, `_` and `-`, which changes with it: sent as `ETag`, and who has it by `If-None-Match` gets 304. */
  readonly etag?: (data: z.input<D>) => string;
  handle(ctx: RequestContext, input: RouteInput<P, Q, B>): Promise<z.input<D>>;
}

/** A route of any shapes, as the table holds it. */
export type AnyRoute = Omit<Route<undefined, undefined, undefined, Shape>, 'access' | 'params' | 'query' | 'body' | 'etag' | 'handle'> & {
  readonly access: Access;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  readonly etag?: (data: never) => string;
  handle(ctx: RequestContext, input: RouteInput<never, never, never>): Promise<unknown>;
};

/** Checks a route's parts against each other; at run time it is the object itself. */
export function route<
  D extends Shape,
  P extends Shape | undefined = undefined,
  Q extends Shape | undefined = undefined,
  B extends Shape | undefined = undefined,
>(definition: Route<P, Q, B, D>): AnyRoute {
  return definition as unknown as AnyRoute; // The mount parses with the route's own shapes before it calls `handle`.
}
