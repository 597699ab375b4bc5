import type { catalogueEndpoints } from '@imah/contract/catalogue';
import type { ServerContext } from '@imah/server-platform';
import { recordAct } from '@imah/server-platform/command';
import type { Handlers } from '@imah/server-platform/http';
import { listCategories } from './categories/category-tree.ts';
import { createCategory, updateCategory } from './categories/change-category.ts';
import { exportProducts } from './import/export-products.ts';
import { importProducts } from './import/import-products.ts';
import { listImports, undoProductImport } from './import/undo-import.ts';
import { createPrice, deletePrice } from './products/change-price.ts';
import { createProduct, updateProduct } from './products/change-product.ts';
import { listProducts, readOverview } from './products/list-products.ts';
import { getProduct } from './products/product-row.ts';
import { createPromotion, updatePromotion } from './promotions/change-promotion.ts';
import { listPromotions } from './promotions/promotion-row.ts';
import { tryPrice } from './promotions/try-price.ts';
import { todayOf } from './today-of.ts';

export function catalogueHandlers(context: ServerContext): Pick<Handlers, keyof typeof catalogueEndpoints> {
  const { db } = context;
  return {
    getCatalogueOverview: async ({ edit }) => ({ data: await readOverview(db, edit) }),
    listProductCategories: async ({ edit }) => ({ data: await listCategories(db, edit.orgId) }),
    createProductCategory: async ({ edit, body }) => ({ data: await createCategory(context, edit, body) }),
    updateProductCategory: async ({ edit, body }) => ({ data: await updateCategory(context, edit, body) }),
    listProducts: ({ edit, query }) => listProducts(db, edit, query),
    createProduct: async ({ edit, body }) => ({ data: await createProduct(context, edit, body) }),
    getProduct: async ({ edit }) => ({ data: await getProduct(db, edit, await todayOf(db, edit.orgId, edit.now)) }),
    updateProduct: async ({ edit, body }) => ({ data: await updateProduct(context, edit, body) }),
    createProductPrice: async ({ edit, body }) => ({ data: await createPrice(context, edit, body) }),
    deleteProductPrice: async ({ edit }) => {
      await deletePrice(context, edit);
      return undefined;
    },
    listPromotions: async ({ edit }) => ({
      data: await listPromotions(db, edit.orgId, await todayOf(db, edit.orgId, edit.now)),
    }),
    createPromotion: async ({ edit, body }) => ({ data: await createPromotion(context, edit, body) }),
    updatePromotion: async ({ edit, body }) => ({ data: await updatePromotion(context, edit, body) }),
    tryPrice: async ({ edit, query }) => ({ data: await tryPrice(db, edit.orgId, query) }),
    importProducts: async ({ actor, edit, body }) => ({
      data: await importProducts(context, edit, body, actor.locale),
    }),
    listProductImports: async ({ edit }) => ({ data: await listImports(db, edit) }),
    undoProductImport: async ({ edit }) => {
      await undoProductImport(context, edit);
      return undefined;
    },
    exportProducts: async ({ actor, edit, query: { format }, reply }) => {
      const { orgId, now } = edit;
      // All that is sold and what it costs leaves the house: it is written down each time.
      await recordAct(context, edit, { action: 'export', entity: 'product', entityId: orgId, after: { format } });
      await exportProducts(db, { orgId, format, locale: actor.locale, now }, reply);
      return undefined;
    },
  };
}
