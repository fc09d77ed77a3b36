import type { z } from 'zod';

/** A position in the input of a schema. */
export interface Position {
  /** `agencyDetails.natureOfBusiness.0` */
  path: string;
  kind: 'string' | 'list' | 'other';
  /** The schema of a string that is no JSON. */
  schema?: z.ZodType;
  /** Whether it is inside a JSON parameter. */
  inJson?: true;
  /** Returns input with `value` at this position and valid values at all others. */
  put(value: unknown): unknown;
}

type Definition = z.core.$ZodTypeDef & {
  shape: Record<string, z.ZodType>;
  element: z.ZodType;
  options: z.ZodType[];
  left: z.ZodType;
  right: z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
  innerType: z.ZodType;
  keyType: z.ZodType;
  valueType: z.ZodType;
  items: z.ZodType[];
  entries: Record<string, string>;
  values: unknown[];
  format: string;
};
const definitionOf = (schema: z.ZodType) => schema.def as Definition;

/** Whether a pipe parses JSON from a string. */
const isJson = ({ in: from, out: to }: Definition): boolean =>
  kindOf(from) === 'string' && ['object', 'tuple', 'array'].includes(kindOf(to));

/** Returns the part of a pipe that reads the input. */
const readOf = ({ in: from, out: to }: Definition): z.ZodType =>
  kindOf(from) === 'transform' ? to : from;

/** Returns the type of a schema's input. */
function kindOf(schema: z.ZodType): string {
  const definition = definitionOf(schema);
  if (definition.type === 'pipe') {
    return kindOf(readOf(definition));
  }
  return definition.innerType ? kindOf(definition.innerType) : definition.type;
}

/** Texts of zod's own formats. */
const formats: Record<string, string> = {
  date: '2030-01-01',
  datetime: '2030-01-01T00:00:00.000Z',
  uuid: '00000000-0000-4000-8000-000000000000',
};

/** Returns input that a schema accepts: the example that it names, else one that follows from its type. */
export function sample(schema: z.ZodType): unknown {
  const [example] = (schema.meta()?.examples ?? []) as unknown[];
  if (example !== undefined) return example;
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return mapped(definition.shape, sample);
    case 'array':
      return [sample(definition.element)];
    case 'tuple':
      return definition.items.map(sample);
    case 'union':
      return sample(definition.options.at(-1) as z.ZodType);
    case 'intersection':
      return { ...(sample(definition.left) as object), ...(sample(definition.right) as object) };
    case 'record':
      return { [String(sample(definition.keyType))]: sample(definition.valueType) };
    case 'pipe':
      if (isJson(definition)) return JSON.stringify(sample(definition.out));
      return sample(readOf(definition));
    case 'string':
      return formats[definition.format] ?? 'Oak';
    case 'number':
    case 'int':
      return 1;
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(definition.entries).find((value) => value !== '');
    case 'literal':
      return definition.values[0];
    default:
      return definition.innerType ? sample(definition.innerType) : undefined;
  }
}

const mapped = <T, U>(record: Record<string, T>, to: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

const below = (
  name: string | number,
  inner: z.ZodType,
  wrap: (value: unknown) => unknown,
): Position[] =>
  positionsOf(inner).map(({ path, put, ...position }) => ({
    ...position,
    path: path === '' ? String(name) : `${name}.${path}`,
    put: (value) => wrap(put(value)),
  }));

/** Returns every position in the input of a schema. */
export function positionsOf(schema: z.ZodType): Position[] {
  const definition = definitionOf(schema);
  const here = (kind: Position['kind']): Position => ({ path: '', kind, put: (value) => value });
  switch (definition.type) {
    case 'object': {
      const whole = sample(schema) as object;
      return Object.entries(definition.shape).flatMap(([name, inner]) =>
        below(name, inner, (value) => ({ ...whole, [name]: value })),
      );
    }
    case 'array':
      return [here('list'), ...below(0, definition.element, (value) => [value])];
    case 'tuple': {
      const whole = sample(schema) as unknown[];
      return definition.items.flatMap((inner, index) =>
        below(index, inner, (value) => whole.with(index, value)),
      );
    }
    case 'record': {
      const key = String(sample(definition.keyType));
      return below(key, definition.valueType, (value) => ({ [key]: value }));
    }
    case 'union':
      return definition.options.flatMap(positionsOf);
    case 'intersection': {
      const whole = sample(schema) as object;
      return [definition.left, definition.right].flatMap((side) =>
        positionsOf(side).map((position) => ({
          ...position,
          put: (value: unknown) => ({ ...whole, ...(position.put(value) as object) }),
        })),
      );
    }
    case 'pipe': {
      if (!isJson(definition)) return positionsOf(readOf(definition));
      const inside = positionsOf(definition.out).map((position) => ({
        ...position,
        inJson: true as const,
        put: (value: unknown) => JSON.stringify(position.put(value)),
      }));
      return [here('string'), ...inside];
    }
    case 'string':
      return [{ ...here('string'), schema }];
    default:
      return definition.innerType ? positionsOf(definition.innerType) : [here('other')];
  }
}
