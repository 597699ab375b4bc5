export { CategoriesPage } from '../categories/categories-page.tsx';
export { ImportExportPage } from '../import-export/import-export-page.tsx';
export { OrdersPage } from '../orders/orders-page.tsx';
export { CatalogueOverviewPage } from '../overview/overview-page.tsx';
export { ProductsPage } from '../products/products-page.tsx';
export { PromotionsPage } from '../promotions/promotions-page.tsx';
export { ShopPage } from '../shop/shop-page.tsx';
