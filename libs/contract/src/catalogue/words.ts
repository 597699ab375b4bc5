export {
  orderBounds,
  orderChart,
  orderCodeStates,
  type OrderCodeState,
  type OrderHappening,
  orderHappenings,
  type OrderMove,
  orderMoves,
  type OrderPayment,
  orderPayments,
  type OrderState,
  orderStates,
} from './order-words.ts';
export {
  isOffered,
  type OfferedLine,
  type PricedLine,
  priceLine,
  type PromotionRule,
  type PromotionUse,
} from './price-rule.ts';

/** What a product is: a thing that is handed over, or work that somebody does. */
export const productKinds = ['goods', 'service'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Where a product stands: being prepared, on offer, or kept for what was sold of it. */
export const productStates = ['draft', 'active', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

/** Whether a variant of a product is on offer; one that was sold is archived, never removed. */
export const variantStates = ['active', 'archived'] as const;
export type VariantState = (typeof variantStates)[number];

/** Whether a category takes products. */
export const categoryStates = ['active', 'archived'] as const;
export type CategoryState = (typeof categoryStates)[number];

/** What products of a list have to lack. */
export const productLacks = ['price', 'category'] as const;
export type ProductLack = (typeof productLacks)[number];

/** How a promotion makes something cheaper: by a share of it, by rupiah, or with units for nothing. */
export const promotionKinds = ['percent', 'amount', 'free-units'] as const;
export type PromotionKind = (typeof promotionKinds)[number];

/** Whether a promotion may be used at all. */
export const promotionStates = ['active', 'archived'] as const;
export type PromotionState = (typeof promotionStates)[number];

/** Where a promotion stands on a day; `used-up` once its quota is. */
export const promotionPhases = ['coming', 'running', 'used-up', 'over', 'archived'] as const;
export type PromotionPhase = (typeof promotionPhases)[number];

/** Forms in which the products leave the house. */
export const productFileFormats = ['csv', 'xlsx'] as const;
export type ProductFileFormat = (typeof productFileFormats)[number];

/** What a column of an import of products can mean. */
export const productImportColumns = [
  'sku',
  'name',
  'kind',
  'unit',
  'category',
  'tax',
  'description',
  'state',
  'variant',
  'variantSku',
  'building',
  'price',
  'from',
] as const;
/** What a column of an import of products can mean. */
export type ProductImportColumn = (typeof productImportColumns)[number];

/** How much of each there is at most; hours in which an import can be undone. */
export const catalogueBounds = {
  /** A category, and those above it. */
  categoryDepth: 4,
  categories: 500,
  products: 20_000,
  pricesOfProduct: 500,
  promotions: 500,
  /** Products and categories of one promotion, of each. */
  promotionTargets: 200,
  /** Whole rupiah. */
  amount: 1_000_000_000,
  /** Units of a line, in thousandths. */
  qtyMilli: 10_000_000,
  importRows: 5_000,
  undoHours: 24,
  skuLength: 40,
  nameLength: 120,
  unitLength: 20,
  descriptionLength: 1_000,
  variantsOfProduct: 50,
  variantNameLength: 40,
  picturesOfProduct: 6,
  pictureTextLength: 160,
  codeLength: 30,
} as const;
