import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { productImport, productImportRecord, productImportReport } from './product-import.ts';
import {
  catalogueOverview,
  categoryChange,
  categoryDraft,
  product,
  productCategory,
  productChange,
  productDetail,
  productDraft,
  productFileQuery,
  productPriceDraft,
  productQuery,
} from './product.ts';
import { priceTrial, priceTrialQuery, promotion, promotionDraft } from './promotion.ts';

const whole = { reach: 'everywhere' } as const;
const seen = may('product.view', 'organization');
const often = { max: 60, windowSeconds: 60 };
const files = { max: 20, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about products, what they cost and how they are offered. */
export const catalogueEndpoints = defineEndpoints(catalogueRoutes, 'catalogue', {
  getCatalogueOverview: ok('What stands in the catalogue, and what it lacks', seen, catalogueOverview),
  listProductCategories: ok(
    'The categories of products in the order of their tree; at most 500',
    seen,
    z.array(productCategory),
  ),
  createProductCategory: created(
    'Add a category of products, below another or at the top',
    may('product.create', 'organization', whole),
    productCategory,
    { body: categoryDraft, errors: [409], rateLimit: often },
  ),
  updateProductCategory: ok(
    'Call a category otherwise, move it in the tree, or take it out of use',
    may('product.update', 'organization', whole),
    productCategory,
    { body: categoryChange, errors: [409], rateLimit: often },
  ),
  listProducts: list('Products by name, with what they cost today', seen, product, { query: productQuery }),
  createProduct: created('Add a product', may('product.create', 'organization', whole), productDetail, {
    body: productDraft,
    errors: [409],
    rateLimit: often,
  }),
  getProduct: ok('One product with all its prices', seen, productDetail),
  updateProduct: ok(
    'Change a product, offer it, or archive it',
    may('product.update', 'organization', whole),
    productDetail,
    {
      body: productChange,
      rateLimit: often,
    },
  ),
  createProductPrice: created(
    'Say what a product costs from a day on; the price before it ends the day before',
    may('product.update', 'organization', { reach: { body: 'buildingId' } }),
    productDetail,
    { body: productPriceDraft, errors: [409], rateLimit: often },
  ),
  deleteProductPrice: noContent(
    'Take back a price that begins today or later, and no earlier one; the one before it holds on',
    may('product.update', 'organization', { reach: { record: 'productPrice' } }),
    { errors: [409], rateLimit: often },
  ),
  listPromotions: ok(
    'Promotions, those that run first; at most 500',
    may('promotion.view', 'organization'),
    z.array(promotion),
  ),
  createPromotion: created('Add a promotion', may('promotion.create', 'organization', whole), promotion, {
    body: promotionDraft,
    errors: [409],
    rateLimit: often,
  }),
  updatePromotion: ok(
    'Write a promotion anew, or take it out of use',
    may('promotion.update', 'organization', whole),
    promotion,
    { body: promotionDraft, rateLimit: often },
  ),
  tryPrice: ok('What somebody would pay for a product on a day', may('promotion.view', 'organization'), priceTrial, {
    query: priceTrialQuery,
  }),
  importProducts: ok(
    'Check or take over products and prices from a table; a SKU that is there is changed',
    may('product.import', 'organization', whole),
    productImportReport,
    { body: productImport, bodyLimit: 8_500_000, errors: [409, 413], rateLimit: often },
  ),
  listProductImports: ok(
    'Imports of products of the last day, the newest first; at most 50',
    may('product.import', 'organization', whole),
    z.array(productImportRecord),
  ),
  undoProductImport: noContent(
    'Put products back as they were before an import; 409 once one was changed since, or a day is over',
    may('product.import', 'organization', whole),
    { errors: [409], rateLimit: often },
  ),
  exportProducts: {
    summary: 'All products with their prices as a file; it can be imported again',
    access: may('product.export', 'organization'),
    query: productFileQuery,
    byteTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    response: { status: 200 },
    rateLimit: files,
  },
});
