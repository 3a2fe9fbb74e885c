import { z } from 'zod';
import type { SeededRandom } from '../demo/seeded-random.js';
import type { AnyRoute } from '../platform/route/route.js';
import { brokenBody } from './broken-body.js';
import { BOUNDARY, formBody } from './form-body.js';
import type { HttpRequest } from './http-caller.js';
import { mutated } from './mutation.js';
import { oddContentType, oddHeaders } from './odd-headers.js';
import { awkwardText, scrap } from './scraps.js';
import { type NamedValue, type Shape, ShapedValues } from './value-of-schema.js';

interface Parts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** zod's own type of a JSON Schema is wider. */
const shapeOf = (shape: z.ZodType | undefined): Shape =>
  shape ? (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Shape) : { type: 'object' };

/** Requests to one route: as its shapes describe them, and spoilt in every way we know. */
export class RouteInputs {
  private readonly shapes: Readonly<Record<keyof Parts, Shape>>;
  private readonly values: ShapedValues;

  constructor(
    private readonly route: AnyRoute,
    private readonly chance: SeededRandom,
    named: NamedValue,
  ) {
    this.shapes = { params: shapeOf(route.params), query: shapeOf(route.query), body: shapeOf(route.body) };
    this.values = new ShapedValues(chance, (name, type) => named(this.meaningOf(name, type), type));
  }

  next(token: string | null): HttpRequest {
    const { chance } = this;
    const parts = this.spoilt({
      params: this.values.of(this.shapes.params),
      query: this.values.of(this.shapes.query),
      body: this.values.of(this.shapes.body),
    });
    const text = JSON.stringify(parts.body) ?? '';
    const hasBody = this.route.method !== 'GET' || chance.happens(0.02);
    const whole = this.isForm ? formBody(parts.body, chance) : Buffer.from(text);
    const body = chance.happens(0.12) ? brokenBody(text, chance) : whole;
    return {
      method: this.route.method,
      path: this.path(parts),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(hasBody && { 'Content-Type': chance.happens(0.06) ? oddContentType(chance) : this.contentType }),
        ...(chance.happens(0.3) && { 'If-Match': chance.pick(['1', '"2"', 'x']) }),
        ...(chance.happens(0.12) && oddHeaders(chance)),
      },
      ...(hasBody && { body }),
    };
  }

  private get isForm(): boolean {
    return this.route.carries === 'form';
  }

  private get contentType(): string {
    if (this.isForm) return `multipart/form-data; boundary=${BOUNDARY}`;
    return this.route.carries === 'upload' ? 'application/octet-stream' : 'application/json';
  }

  /** The body that is a definition has no name, and the `id` of some paths is a logic item's. */
  private meaningOf(name: string, type: string | undefined): string {
    if (name === '' && type === undefined) return 'definition';
    if (name === 'surveyId' && this.route.path.startsWith('/v1/r/')) return 'collectingId';
    if (name === 'id' && this.route.path.includes('/restore/')) return 'recycledId';
    if (this.route.path.includes('/surveys/image')) return { id: 'imageId', name: 'pictureName' }[name] ?? name;
    if (name === 'id' && /^\/v1\/surveys\/(responses|report|cross|columns|insights)\//.test(this.route.path)) return 'collectingId';
    if (name === 'nodeId' && this.route.path.includes('/cascade/')) return 'cascadeId';
    if (name === 'id' && this.route.path === '/v1/surveys/end/{id}') return 'endingId';
    if (name === 'shareId' && this.route.path.startsWith('/v1/open/')) return 'shareLink';
    if (name === 'categoryId' && this.route.path.includes('/report/')) return 'reportCategoryId';
    if (name === 'id' && this.route.method === 'POST' && this.route.path.startsWith('/v1/survey/theme')) return 'themeId';
    if (this.route.path.startsWith('/v1/webhooks')) return { id: 'webhookId', url: 'webhookUrl' }[name] ?? name;
    if (name === 'id' && this.route.path.startsWith('/v1/templates')) return 'templateId';
    const kind = /logic|option/.exec(this.route.path)?.[0];
    return name === 'id' && kind ? `${kind}Id` : name;
  }

  private spoilt(parts: Parts): Parts {
    const { chance } = this;
    if (chance.happens(0.4)) return parts;
    const params = chance.happens(0.12) ? mutated(parts.params, chance) : parts.params;
    const query = chance.happens(0.3) ? mutated(parts.query, chance) : parts.query;
    if (chance.happens(0.06)) return { params, query, body: scrap(chance) };
    return { params, query, body: chance.happens(0.85) ? mutated(parts.body, chance) : parts.body };
  }

  private path({ params, query }: Parts): string {
    const path = this.route.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => this.segment(name, params));
    const search = queryText(query);
    if (this.chance.happens(0.05)) return `${path}?${this.chance.pick(['a', '&&==', '%', '__proto__=1', 'a[b][c]=1', 'x='.repeat(500)])}`;
    return search === '' ? path : `${path}?${search}`;
  }

  /** Traversal as it stands, everything else as a path may carry it. */
  private segment(name: string, params: unknown): string {
    if (this.chance.happens(0.02)) return this.chance.pick(['..%2f..%2fetc', '%2e%2e', '%00', '%', '%zz', '%ff', '.', '*', ';a=b', '']);
    const value = typeof params === 'object' && params !== null ? (params as Record<string, unknown>)[name] : params;
    const text = this.chance.happens(0.04) ? awkwardText(this.chance) : textOf(value);
    return encodeURIComponent(wellFormed(text.slice(0, 3000))).replaceAll('%7B', '{');
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** An address cannot carry half a character. */
const wellFormed = (text: string): string => Buffer.from(text).toString('utf8');

function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item) => [name, item] as const) : [[name, value] as const],
  );
  return pairs.map((pair) => pair.map((part) => encodeURIComponent(wellFormed(textOf(part).slice(0, 2000)))).join('=')).join('&');
}
