import type { Permission } from '@imah/contract/access';

/** The pages of the catalogue, with the right that each asks for. */
export const cataloguePages = {
  overview: { name: 'overview', href: '/imah/products', permission: 'product.view' },
  products: { name: 'products', href: '/imah/products/products', permission: 'product.view' },
  categories: { name: 'categories', href: '/imah/products/categories', permission: 'product.view' },
  promotions: { name: 'promotions', href: '/imah/products/promotion', permission: 'promotion.view' },
  importExport: { name: 'importExport', href: '/imah/products/import-export', permission: 'product.export' },
} as const satisfies Record<string, { name: string; href: string; permission: Permission }>;
export type CataloguePage = keyof typeof cataloguePages;
