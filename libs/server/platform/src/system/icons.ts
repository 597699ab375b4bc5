import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

// The client keeps a URL near 500 characters but counts a comma as one, not as %2C.
const maxIcons = 256;
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const iconSet = z.object({
  prefix: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
});
export type IconSet = z.infer<typeof iconSet>;

/** What a client asked for of one set, and what the set does not have. */
export interface IconAnswer {
  readonly prefix: string;
  readonly icons: IconSet['icons'];
  readonly aliases?: NonNullable<IconSet['aliases']>;
  readonly width?: number;
  readonly height?: number;
  readonly not_found?: readonly string[];
}

/** The part of `set` that holds `names`, with the icons their aliases lead to. */
export function pickIcons(set: IconSet, names: readonly string[]): IconAnswer {
  const icons: IconSet['icons'] = {};
  const aliases: NonNullable<IconSet['aliases']> = {};
  const missing = names.filter((name) => !pick(set, name, icons, aliases));
  return {
    prefix: set.prefix,
    icons,
    ...(Object.keys(aliases).length === 0 ? {} : { aliases }),
    ...(set.width === undefined ? {} : { width: set.width }),
    ...(set.height === undefined ? {} : { height: set.height }),
    ...(missing.length === 0 ? {} : { not_found: missing }),
  };
}

function pick(set: IconSet, name: string, icons: IconSet['icons'], aliases: NonNullable<IconSet['aliases']>): boolean {
  const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
  if (icon !== undefined) {
    icons[name] = icon;
    return true;
  }
  const alias = set.aliases !== undefined && Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
  if (alias === undefined || !pick(set, alias.parent, icons, aliases)) return false;
  aliases[name] = alias;
  return true;
}

/**
 * `GET /api/_nuxt_icon/{collection}.json?icons=a,b` (S-49). An icon that is not here answers 503 where
 * a public service may be asked, since only that makes the client go on to it, and otherwise says so
 * in `not_found`; a 404 would end the search.
 */
export function serveIcons(app: FastifyInstance, { mayAskElsewhere }: { readonly mayAskElsewhere: boolean }): void {
  let lucide: Promise<IconSet> | null = null;

  app.get<{ Params: { file: string }; Querystring: { icons?: string } }>(
    '/api/_nuxt_icon/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const prefix = request.params.file.replace(/\.json$/, '');
      const names = [...new Set(String(request.query.icons ?? '').split(','))]
        .filter((name) => iconName.test(name))
        .slice(0, maxIcons);
      const set =
        prefix === 'lucide'
          ? await (lucide ??= readLucide())
          : { prefix: iconName.test(prefix) ? prefix : '', icons: {} };
      const answer = pickIcons(set, names);
      const isWhole = answer.not_found === undefined;
      if (!isWhole && mayAskElsewhere) return reply.code(503).header('cache-control', 'no-store').send(answer);
      return reply.header('cache-control', isWhole ? 'public, max-age=604800' : 'public, max-age=300').send(answer);
    },
  );
}

async function readLucide(): Promise<IconSet> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json');
  return iconSet.parse(JSON.parse(await readFile(file, 'utf8')));
}
