import { randomUUIDv7 } from 'node:crypto';
import type { ProductImport, ProductImportReport } from '@imah/contract/catalogue';
import { catalogueBounds } from '@imah/contract/catalogue/words';
import type { Locale } from '@imah/contract/core/words';
import { faultOfLines, type ImportFault, readLines, saidOfNone, saidOfRows } from '@imah/server-buildings/import';
import { auditActorOf, type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { catalogueEvents } from '../catalogue-event.ts';
import { lockCatalogue } from '../lock-catalogue.ts';
import { requireRoom } from '../products/change-product.ts';
import { applyPlan } from './apply-plan.ts';
import { readKnownCatalogue } from './known-products.ts';
import { type PlannedProduct, planProducts, type ProductPlan } from './plan-products.ts';
import { type ProductTable, readProductRows } from './read-product-rows.ts';

/** Products that an answer and the audit show. */
const shownProducts = 50;

/**
 * Checks or takes over products and prices from a table, in one transaction, and says in the person's language what is wrong.
 * @throws {HttpProblem} 409 when there would be too many products
 */
export async function importProducts(
  ports: CommandPorts,
  edit: PersonalEdit,
  { source, mode, faulty }: ProductImport,
  locale: Locale,
): Promise<ProductImportReport> {
  // Before the catalogue is locked: a file may take its time.
  const lines = await readLines(source, JSON.stringify(auditActorOf(edit)));
  const { orgId } = edit;
  return runCommand<void, ProductImportReport>(ports, edit, {
    lock: (trx) => lockCatalogue(trx, orgId),
    write: async (trx) => {
      const table = tableOf(lines);
      if (typeof table === 'string') return { result: refused(table, locale), audit: null };
      const plan = planProducts(table.rows, await readKnownCatalogue(trx, edit));
      const doing = plan.good.filter(({ becomes }) => becomes !== 'same');
      const canApply = doing.length > 0 && (plan.faulty.length === 0 || faulty === 'skip');
      if (mode === 'check' || !canApply) return { result: reportOf(table, plan, null, locale), audit: null };
      await requireRoom(trx, orgId, countOf(plan, 'created'));
      const importId = randomUUIDv7();
      await applyPlan(trx, edit, importId, doing);
      const result = reportOf(table, plan, importId, locale);
      const { created, changed, prices } = result;
      return {
        result,
        audit: {
          action: 'import',
          entity: 'product',
          entityId: importId,
          after: { created, changed, prices, names: doing.slice(0, shownProducts).map(({ after: { name } }) => name) },
        },
        effects: await catalogueEvents(trx, edit, { id: importId, version: 0, op: 'created' }),
      };
    },
  });
}

function tableOf(lines: readonly string[][] | null): ProductTable | ImportFault {
  const fault = faultOfLines(lines);
  if (lines === null || fault !== null) return fault ?? 'unreadable';
  const table = readProductRows(lines);
  if (table === null) return lines.length === 0 ? 'no-products' : 'no-product-heading';
  if (table.rows.length > catalogueBounds.importRows) return 'too-many-products';
  return table.rows.length === 0 ? 'no-products' : table;
}

const countOf = ({ good }: ProductPlan, wanted: PlannedProduct['becomes']) =>
  good.filter(({ becomes }) => becomes === wanted).length;

function reportOf(
  table: ProductTable,
  plan: ProductPlan,
  importId: string | null,
  locale: Locale,
): ProductImportReport {
  return {
    applied: importId !== null,
    rows: table.rows.length,
    created: countOf(plan, 'created'),
    changed: countOf(plan, 'changed'),
    same: countOf(plan, 'same'),
    prices: plan.good.reduce((sum, { prices }) => sum + prices.length, 0),
    preview: plan.good
      .flatMap(({ becomes, after: { sku, name }, prices }) =>
        becomes === 'same' ? [] : [{ sku, name, becomes, price: prices[0]?.amount ?? null }],
      )
      .slice(0, shownProducts),
    importId,
    ...saidOfRows(table, plan.faulty, { locale }),
  };
}

function refused(fault: ImportFault, locale: Locale): ProductImportReport {
  const nothing = { rows: 0, created: 0, changed: 0, same: 0, prices: 0 };
  return { applied: false, ...nothing, preview: [], importId: null, ...saidOfNone(fault, locale) };
}
