import { CatalogueFrame } from '../parts/catalogue-frame.tsx';
import { ProductList } from './product-list.tsx';

/** `/imah/products/products`: what is sold, found by typing and filters, each with its prices. */
export function ProductsPage() {
  return <CatalogueFrame page="products">{(orgId) => <ProductList orgId={orgId} />}</CatalogueFrame>;
}
