/** The shape of an input, as far as ids and examples are concerned: the part of JSON Schema that both doors have in common. */
export interface InputShape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, InputShape>>;
  readonly required?: readonly string[];
  readonly items?: InputShape;
  readonly anyOf?: readonly InputShape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minItems?: number;
  readonly additionalProperties?: InputShape | boolean;
}

/** `ID` of the graph. */
export const ID_FORMAT = 'id';

/** A value at the end of a path: `options[].id`. */
export interface Leaf {
  readonly at: string;
  /** The last name on the path. */
  readonly name: string;
  readonly shape: InputShape;
  /** Any JSON may stand here, so ids may as well. */
  readonly open: boolean;
}

/** Lists every value that an input can hold. */
export function leavesOf(shape: InputShape, at = '', name = ''): Leaf[] {
  if (shape.anyOf) return shape.anyOf.flatMap((each) => leavesOf(each, at, name));
  if (shape.items) return leavesOf(shape.items, `${at}[]`, name);
  if (shape.properties) {
    return Object.entries(shape.properties).flatMap(([key, inner]) => leavesOf(inner, at ? `${at}.${key}` : key, key));
  }
  return shape.type === 'null' || isNever(shape) ? [] : [{ at, name, shape, open: isOpen(shape) }];
}

function isOpen({ type, enum: values, const: value, additionalProperties }: InputShape): boolean {
  if (type === 'object') return additionalProperties !== false;
  return type === undefined && values === undefined && value === undefined;
}

function isNever(shape: InputShape): boolean {
  return 'not' in shape;
}
