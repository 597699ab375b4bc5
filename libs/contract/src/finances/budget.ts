import * as z from 'zod/mini';
import { sheetSource } from '../buildings/unit-import.ts';
import { id } from '../core/ids.ts';
import { importReport } from '../core/import-report.ts';
import { instant } from '../core/instant.ts';
import { accountName, month, placeQuery } from './report.ts';
import {
  askedBudgetMoves,
  budgetBases,
  budgetBounds,
  budgetColumns,
  budgetFileFormats,
  budgetMoves,
  budgetStates,
} from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();
const planned = z.int().check(z.gte(0), z.lte(budgetBounds.amount));
/** A year as `2026`, of this century. */
const year = z.string().check(z.regex(/^20[0-9]{2}$/));
const reason = z._default(z.nullable(z.string().check(z.trim(), z.minLength(3), z.maxLength(500))), null);
const done = z.nullable(z.object({ byName: z.string(), at: instant }));
const types = z.enum(['revenue', 'expense']);
const twelve = z.array(rupiah).check(z.length(12));

/** The budgets of a place and a year. */
export const budgetQuery = z.extend(placeQuery, { year });

/** A budget as lists show it. Amounts are whole rupiah of the year. */
export const budgetSummary = z.object({
  id,
  orgId: id,
  /** Null where it is of the whole organisation. */
  buildingId: z.nullable(id),
  year,
  /** The first of a year is 1; each revision is one more. */
  revision: z.int(),
  state: z.enum(budgetStates),
  /** Why it revises the one before. */
  reason: z.nullable(z.string()),
  /** Why it was given back to be mended. */
  returnReason: z.nullable(z.string()),
  created: z.object({ byName: z.string(), at: instant }),
  submitted: done,
  /** Who approved or gave it back last. */
  answered: done,
  revenue: rupiah,
  expense: rupiah,
  version: z.int(),
});
export type BudgetSummary = z.infer<typeof budgetSummary>;

/** A budget with its lines, by the codes of their accounts. */
export const budget = z.extend(budgetSummary, {
  lines: z.array(z.extend(accountName, { type: types, months: twelve })),
  /** What the reader may do to it now. */
  moves: z.array(z.enum(budgetMoves)),
  mayEdit: z.boolean(),
  /** Whether the reader would approve it, had they not written in it. */
  bar: z.nullable(z.literal('author')),
  /** Until when what was imported last can be taken back; null where there is nothing to take back. */
  undoableUntil: z.nullable(instant),
});
export type Budget = z.infer<typeof budget>;

/** Where a budget begins. One that revises an approved one says why. */
export const budgetDraft = z.object({
  /** Null for the whole organisation. */
  buildingId: z.nullable(id),
  year,
  basis: z.enum(budgetBases),
  /** How much more than last year, in millionths; less where it is below nothing. */
  changePpm: z._default(z.int().check(z.gte(-900_000), z.lte(1_000_000)), 0),
  reason,
});
export type BudgetDraft = z.input<typeof budgetDraft>;

/** All lines of a budget; accounts that are not named have none. */
export const budgetLines = z.object({
  lines: z
    .array(z.object({ accountId: id, months: z.array(planned).check(z.length(12)) }))
    .check(z.maxLength(budgetBounds.lines)),
});
export type BudgetLines = z.infer<typeof budgetLines>;

/** What is done to a budget; who gives it back says why. */
export const budgetMoveAsked = z.object({ move: z.enum(askedBudgetMoves), reason });

/**
 * Lines of a budget from a table: an account by its code, and its year or its months. `check` says what would happen and changes
 * nothing; rows with a fault stop the whole import, or are left out of it.
 */
export const budgetImport = z.object({
  source: sheetSource,
  mode: z.enum(['check', 'apply']),
  faulty: z._default(z.enum(['stop', 'skip']), 'stop'),
});
export type BudgetImport = z.infer<typeof budgetImport>;

/** What an import of a budget found, and whether it was done. */
export const budgetImportReport = z.object({
  ...importReport(budgetColumns),
  /** Accounts that get another line than they had, and what all that are named come to. */
  changed: z.int(),
  revenue: rupiah,
  expense: rupiah,
  /** The first lines that are taken over. */
  preview: z.array(z.object({ code: z.string(), name: z.string(), year: rupiah })),
});
export type BudgetImportReport = z.infer<typeof budgetImportReport>;

/** What a year was planned to be beside what it is, until and with a month. */
export const comparisonQuery = z.extend(placeQuery, { month });
/** The same as a file. */
export const comparisonFileQuery = z.extend(comparisonQuery, { format: z.enum(budgetFileFormats) });

const both = z.object({ planned: rupiah, actual: rupiah });
const compared = z.object({
  month: both,
  /** From January until and with the month. */
  toDate: both,
  /** What the year is planned to be, and what it comes to by now with the rest of the plan. */
  year: z.object({ planned: rupiah, forecast: rupiah }),
});

/** The approved budget of a year beside what the books say, by account. */
export const budgetComparison = z.object({
  month,
  /** Null where none is approved: all that is planned is nothing then. */
  budget: z.nullable(z.object({ id, revision: z.int() })),
  sections: z.array(z.object({ type: types, lines: z.array(z.extend(accountName, compared.shape)), total: compared })),
  /** Twelve months of the year, January first. */
  months: z.array(z.object({ month, revenue: both, expense: both })),
  /** Of the building's units, in thousandths of m²; null for a whole organisation, or where no unit has one. */
  areaMilliM2: z.nullable(z.int()),
});
export type BudgetComparison = z.infer<typeof budgetComparison>;
/** An account of a budget beside what became of it. */
export type ComparedLine = BudgetComparison['sections'][number]['lines'][number];
