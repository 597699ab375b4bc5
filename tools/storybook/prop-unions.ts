/** The part of a prop's description that Storybook shows in a table. */
interface PropType {
  readonly name: string;
  readonly value?: unknown;
  readonly raw?: string | undefined;
}

/** How one prop is described, as far as it is looked at here. */
export interface Prop {
  readonly type?: PropType | undefined;
  readonly table?: { readonly type?: { readonly summary?: string | undefined } | undefined } | undefined;
}

/** Longer than this a union says less than its name. */
const readable = 200;

/**
 * Says what the members of a union are where the table of props would have the word `union`: `'sm' | 'md' | 'lg'`. What cannot
 * be written out stays as it is.
 */
export function nameUnions<P extends Prop>(props: Readonly<Record<string, P>>): Record<string, P> {
  return Object.fromEntries(
    Object.entries(props).map(([name, prop]) => {
      const written = prop.table?.type?.summary === 'union' ? membersOf(prop.type) : null;
      if (written === null) return [name, prop];
      return [name, { ...prop, table: { ...prop.table, type: { ...prop.table?.type, summary: written } } }];
    }),
  );
}

function membersOf(type: PropType | undefined): string | null {
  const written = type === undefined ? null : write(type);
  return written === null || written.length > readable ? null : written;
}

/** A type as a person would write it. */
function write({ name, value, raw }: PropType): string | null {
  if (raw !== undefined && raw !== 'union') return raw.replaceAll(/^\s*\|\s*/g, '').replaceAll(/\s+/g, ' ');
  if ((name === 'union' || name === 'enum') && Array.isArray(value)) {
    const members = value.map((one: unknown) => memberOf(one));
    return members.includes(null) ? null : members.join(' | ');
  }
  if (name === 'literal') return typeof value === 'string' ? value : null;
  return name === 'other' ? (typeof value === 'string' ? value : null) : name;
}

function memberOf(member: unknown): string | null {
  if (typeof member === 'string') return `'${member}'`;
  if (typeof member === 'number' || typeof member === 'boolean' || member === null) return String(member);
  return typeof member === 'object' && 'name' in member && typeof member.name === 'string'
    ? // A member is described as a whole type is.
      write(member as PropType)
    : null;
}
