import type { RouteTable } from '../core/route.ts';

const organization = '/api/v1/organizations/{orgId}';
const categories = `${organization}/product-categories` as const;
const products = `${organization}/products` as const;
const product = `${products}/{productId}` as const;
const promotions = `${organization}/promotions` as const;
const imports = `${organization}/product-imports` as const;

/** The calls about products, what they cost and how they are offered. */
export const catalogueRoutes = {
  getCatalogueOverview: { method: 'GET', path: `${organization}/catalogue`, retry: true },
  listProductCategories: { method: 'GET', path: categories, retry: true },
  createProductCategory: { method: 'POST', path: categories, retry: false },
  updateProductCategory: { method: 'PATCH', path: `${categories}/{productCategoryId}`, retry: false, ifMatch: true },
  listProducts: { method: 'GET', path: products, retry: true },
  createProduct: { method: 'POST', path: products, retry: false },
  getProduct: { method: 'GET', path: product, retry: true },
  updateProduct: { method: 'PATCH', path: product, retry: false, ifMatch: true },
  createProductPrice: { method: 'POST', path: `${product}/prices`, retry: false },
  deleteProductPrice: { method: 'DELETE', path: `${product}/prices/{priceId}`, retry: false },
  listPromotions: { method: 'GET', path: promotions, retry: true },
  createPromotion: { method: 'POST', path: promotions, retry: false },
  updatePromotion: { method: 'PUT', path: `${promotions}/{promotionId}`, retry: false, ifMatch: true },
  tryPrice: { method: 'GET', path: `${organization}/price-trial`, retry: true },
  importProducts: { method: 'POST', path: imports, retry: false },
  listProductImports: { method: 'GET', path: imports, retry: true },
  undoProductImport: { method: 'DELETE', path: `${imports}/{importId}`, retry: false },
  exportProducts: { method: 'GET', path: `${organization}/product-file`, retry: true, bytes: 'answered' },
} as const satisfies RouteTable;
