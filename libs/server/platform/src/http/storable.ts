import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { HttpProblem } from './errors.ts';

/** Deeper than this no call of ours goes; what walks through a value must not run out of stack. */
const deepest = 64;

/**
 * Whether the database can keep every text in `value`, names of fields among them: none has half of a character or a
 * NUL, which JSON may carry and PostgreSQL refuses. Nothing is nested so deep that programs break.
 */
export function isStorable(value: unknown): boolean {
  const left: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value: found, depth } = next;
    if (typeof found === 'string' && !isText(found)) return false;
    // Bytes are no texts.
    if (typeof found !== 'object' || found === null || ArrayBuffer.isView(found)) continue;
    if (depth >= deepest) return false;
    for (const [name, part] of Object.entries(found)) {
      if (!isText(name)) return false;
      left.push({ value: part, depth: depth + 1 });
    }
  }
  return true;
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/**
 * Validates by the schemas of the contract, after what no schema of a text may take: so it holds for every call, also
 * for those that are written later.
 */
export const storableValidatorCompiler: FastifySchemaCompiler<Parameters<typeof validatorCompiler>[0]['schema']> = (
  route,
) => {
  const validate = validatorCompiler(route);
  // What cannot be an id is the id of nothing; the schemas of parameters say so.
  if (route.httpPart === 'params') return validate;
  return (data: unknown) =>
    isStorable(data) ? validate(data) : { error: new HttpProblem(400, 'PERMINTAAN_TIDAK_TERBACA') };
};
