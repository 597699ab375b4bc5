import { generate, PostgresDialect } from 'kysely-codegen';
import type { Kysely } from 'kysely';
import { withColumnTypes } from '../column-types.ts';
import type { Database } from '../schema.ts';

/** The text of `schema.ts` for the tables in `db`; types as the parsers of `pool.ts` deliver them. */
export async function schemaSource(db: Kysely<Database>): Promise<string> {
  const source = await generate({
    db,
    dialect: new PostgresDialect(),
    excludePattern: '{schema_migration,telemetry_raw_*}',
    typeMapping: {
      int8: 'number',
      date: 'string',
      citext: 'string',
      inet: 'string',
      daterange: 'string',
      numeric: 'string',
    },
    typeOnlyImports: true,
    outFile: null,
    print: false,
  });
  return `${withColumnTypes(source).trimEnd()}\n\nexport type Database = DB;\n`;
}
