import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type Route = Parameters<typeof serializerCompiler>[0];

/**
 * Writes answers by their zod schema, which is compiled when its route is mounted. What does not fit is
 * left to zod's own way through the schema, which says what is wrong with it.
 */
export const answerSerializerCompiler: FastifySerializerCompiler<Route['schema']> = (route) => {
  const exact = serializerCompiler(route);
  if (!(route.schema instanceof z.core.$ZodType) || !isTwoWay(route.schema)) return exact;
  const compiled = compiledOnce(route.schema);
  return (answer) => {
    const result = z.core.safeParse(compiled, answer);
    return result.success ? JSON.stringify(result.data) : exact(answer);
  };
};

/** Many routes refuse in the same shape, each with several statuses: one is compiled for all of them. */
const compiledSchemas = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

function compiledOnce(schema: z.core.$ZodType): z.core.$ZodType {
  const known = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, known);
  return known;
}

const twoWayTypes: ReadonlySet<string> = new Set<z.core.$ZodTypeDef['type']>([
  ...(['string', 'number', 'boolean', 'null', 'enum', 'literal'] as const),
  ...(['object', 'array', 'record', 'union', 'nullable', 'optional'] as const),
]);

/** Whether to encode by the schema is the same as to parse by it: zod compiles parsing alone. */
function isTwoWay(schema: z.core.$ZodType): boolean {
  return twoWayTypes.has(schema._zod.def.type) && partsOf(schema).every(isTwoWay);
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  // The union of everything that zod can be asked for.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [...Object.values(def.shape), ...(def.catchall === undefined ? [] : [def.catchall])];
    case 'array':
      return [def.element];
    case 'record':
      return [def.keyType, def.valueType];
    case 'union':
      return def.options;
    case 'nullable':
    case 'optional':
      return [def.innerType];
    default:
      return [];
  }
}
