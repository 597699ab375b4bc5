/**
 * JSON Schema of a record whose keys are listed, as an object of those properties: the same values, in a form that
 * readers and generators of clients know. Everything else stays as it is.
 */
export function nameRecordKeys(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nameRecordKeys);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { propertyNames, additionalProperties, ...rest } = { propertyNames: null, additionalProperties: {}, ...schema };
  const keys = enumOf(propertyNames);
  if (keys !== null && 'required' in schema) {
    const value = nameRecordKeys(additionalProperties);
    return { ...rest, properties: Object.fromEntries(keys.map((key) => [key, value])) };
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, nameRecordKeys(value)]));
}

function enumOf(schema: unknown): readonly string[] | null {
  return typeof schema === 'object' && schema !== null && 'enum' in schema && Array.isArray(schema.enum)
    ? schema.enum
    : null;
}
