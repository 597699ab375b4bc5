import type { Locale } from '@imah/contract/core/words';
import { en } from './en.ts';
import { id } from './id.ts';
import type { Messages } from './messages.ts';

export const catalogue: Readonly<Record<Locale, Messages>> = { id, en };
