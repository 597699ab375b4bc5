/** What of a promotion its price rule looks at. */
export interface PromotionRule {
  readonly id: string;
  /** Null: it needs no code. Codes are written in capitals. */
  readonly code: string | null;
  readonly kind: 'percent' | 'amount' | 'free-units';
  /** Of `percent` hundredths of a percent, of `amount` rupiah, of `free-units` how many units are bought. */
  readonly value: number;
  /** Units that come for nothing with those that are bought; null of other kinds. */
  readonly freeUnits: number | null;
  /** The most that it takes off a line, in rupiah. */
  readonly cap: number | null;
  /** What a line comes to at least without promotions, in rupiah, before it holds. */
  readonly min: number | null;
  /** Both days count; null: without an end. */
  readonly from: string;
  readonly to: string | null;
  readonly quota: number | null;
  readonly used: number;
  readonly perPersonQuota: number | null;
  /** Of which products or categories it is, with those below them; neither: of all. */
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** Together with others that are too; else alone. */
  readonly stackable: boolean;
  readonly state: 'active' | 'archived';
}

/** What is bought of a product. */
export interface OfferedLine {
  readonly productId: string;
  /** Its category and those above it. */
  readonly categoryIds: readonly string[];
  /** Rupiah. */
  readonly unitPrice: number;
  /** Thousandths of its unit. */
  readonly qtyMilli: number;
}

/** When somebody buys, with which code, and how often they used a promotion before. */
export interface PromotionUse {
  readonly on: string;
  readonly code: string | null;
  readonly usedByPerson: (promotionId: string) => number;
}

/** What a line costs, and by what it became cheaper. Rupiah. */
export interface PricedLine {
  readonly list: number;
  readonly total: number;
  readonly applied: readonly { readonly id: string; readonly discount: number }[];
}

/** Whether a promotion holds for a line that is bought then. */
export function isOffered(rule: PromotionRule, line: OfferedLine, use: PromotionUse): boolean {
  const { productIds, categoryIds } = rule;
  const isOfAll = productIds.length === 0 && categoryIds.length === 0;
  return (
    rule.state === 'active' &&
    rule.from <= use.on &&
    (rule.to === null || use.on <= rule.to) &&
    (rule.code === null || rule.code === use.code?.trim().toUpperCase()) &&
    (rule.quota === null || rule.used < rule.quota) &&
    (rule.perPersonQuota === null || use.usedByPerson(rule.id) < rule.perPersonQuota) &&
    (isOfAll || productIds.includes(line.productId) || line.categoryIds.some((id) => categoryIds.includes(id)))
  );
}

/**
 * What a line costs with the promotions that hold for it: with the best that stands alone, or with all that go together,
 * whichever is cheaper. Never less than nothing, never more than without.
 */
export function priceLine(line: OfferedLine, offered: readonly PromotionRule[]): PricedLine {
  const list = rounded(BigInt(line.unitPrice) * BigInt(line.qtyMilli), 1_000n);
  const held = offered.filter(({ min }) => min === null || list >= min).toSorted(inOrder);
  const ways = [
    held.filter(({ stackable }) => stackable),
    ...held.filter(({ stackable }) => !stackable).map((alone) => [alone]),
  ].map((rules) => together(line, list, rules));
  return ways.reduce((best, way) => (way.total < best.total ? way : best), { list, total: list, applied: [] });
}

/** Units first, then shares of what is left, then rupiah: each takes from what those before it left. */
const kindsInOrder = ['free-units', 'percent', 'amount'] as const;
const inOrder = (a: PromotionRule, b: PromotionRule) =>
  kindsInOrder.indexOf(a.kind) - kindsInOrder.indexOf(b.kind) || (a.id < b.id ? -1 : 1);

function together(line: OfferedLine, list: number, rules: readonly PromotionRule[]): PricedLine {
  let total = list;
  const applied: { readonly id: string; readonly discount: number }[] = [];
  for (const rule of rules) {
    const discount = Math.min(discountOf(rule, line, total), rule.cap ?? total, total);
    if (discount <= 0) continue;
    total -= discount;
    applied.push({ id: rule.id, discount });
  }
  return { list, total, applied };
}

function discountOf({ kind, value, freeUnits }: PromotionRule, line: OfferedLine, left: number): number {
  if (kind === 'amount') return value;
  // Rounded down: half a rupiah is not given away twice.
  if (kind === 'percent') return Number((BigInt(left) * BigInt(value)) / 10_000n);
  return line.unitPrice * unitsForNothing(Math.floor(line.qtyMilli / 1_000), value, freeUnits ?? 0);
}

/** Of every `buy` and `free` units together the last `free` cost nothing. */
function unitsForNothing(units: number, buy: number, free: number): number {
  const [sets, rest] = [Math.floor(units / (buy + free)), units % (buy + free)];
  return sets * free + Math.max(0, rest - buy);
}

/** Rounded half up. */
const rounded = (value: bigint, by: bigint) => Number((value * 2n + by) / (by * 2n));
