import type {
  ProductCategory,
  ProductDetail,
  ProductImport,
  ProductImportReport,
  Promotion,
} from '@imah/contract/catalogue';
import { makeMember, makePlace, type TestApp, type TestPerson } from '@imah/server-platform/testing';

export interface Asked {
  readonly body?: object;
  readonly version?: number;
  readonly who?: TestPerson;
}

/** An organisation with its owner, who keeps its books, and a manager of its one building; and the calls about its catalogue. */
export async function catalogueCalls(test: TestApp, name: string) {
  const place = await makePlace(test, name);
  const finance = await makeMember(test, place, 'Keuangan', ['finance']);
  const manager = await makeMember(test, place, 'Manajer', ['building-manager'], [place.buildingId]);
  const supervisor = await makeMember(test, place, 'Pengawas', ['supervisor']);
  const resident = await makeMember(test, place, 'Sari', ['resident'], [place.buildingId]);
  const base = `/api/v1/organizations/${place.orgId}`;

  async function ask(method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, asked: Asked = {}) {
    const { body, version, who = finance } = asked;
    const answer = await test.app.inject({
      method,
      url: path.startsWith('/') ? path : `${base}/${path}`,
      headers: { ...who.bearer, ...(version === undefined ? {} : { 'if-match': `"${version}"` }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    return {
      status: answer.statusCode,
      code: json?.code,
      data: json?.data,
      meta: json?.meta,
      errors: json?.errors ?? {},
    };
  }
  const must = async <T>(asked: ReturnType<typeof ask>): Promise<T> => {
    const { status, data, code, errors } = await asked;
    if (status >= 300) throw new Error(`refused: ${status} ${code} ${JSON.stringify(errors)}`);
    return data;
  };
  const water = { sku: 'AIR-19', name: 'Air galon', kind: 'goods', unit: 'galon', tax: 'none', state: 'active' };
  const tryProduct = (more: object = {}, who = finance) =>
    ask('POST', 'products', { body: { ...water, ...more }, who });
  const product = (more: object = {}) => must<ProductDetail>(tryProduct(more));
  const tryCategory = (more: object) => ask('POST', 'product-categories', { body: more });
  const category = (categoryName: string, parentId: string | null = null) =>
    must<ProductCategory>(tryCategory({ name: categoryName, parentId }));
  const tryPrice = (productId: string, body: object, who = finance) =>
    ask('POST', `products/${productId}/prices`, { body, who });
  const price = (productId: string, amount: number, from: string, more: object = {}) =>
    must<ProductDetail>(tryPrice(productId, { amount, from, ...more }));
  const tenth = {
    name: 'Diskon sepuluh persen',
    code: null,
    kind: 'percent',
    value: 1_000,
    freeUnits: null,
    cap: null,
    min: null,
    from: '2026-01-01',
    to: null,
    quota: null,
    perPersonQuota: null,
    productIds: [],
    categoryIds: [],
    stackable: false,
    state: 'active',
  };
  const tryPromotion = (more: object = {}, who = finance) =>
    ask('POST', 'promotions', { body: { ...tenth, ...more }, who });
  const promotion = (more: object = {}) => must<Promotion>(tryPromotion(more));
  const importOf = (
    lines: readonly string[],
    mode: ProductImport['mode'] = 'apply',
    more: { faulty?: 'skip' } = {},
  ): Promise<ProductImportReport> =>
    must(ask('POST', 'product-imports', { body: { source: { kind: 'text', text: lines.join('\n') }, mode, ...more } }));
  const undo = (importId: string | null, who = finance) => ask('DELETE', `product-imports/${importId}`, { who });
  const list = async (query = '') => (await ask('GET', `products${query}`)).data;
  const skus = async (query = ''): Promise<string[]> => (await list(query)).map(({ sku }: { sku: string }) => sku);
  const get = (productId: string) => must<ProductDetail>(ask('GET', `products/${productId}`));
  return {
    place,
    finance,
    manager,
    supervisor,
    resident,
    base,
    tenth,
    ask,
    tryProduct,
    product,
    tryCategory,
    category,
    tryPrice,
    price,
    tryPromotion,
    promotion,
    importOf,
    undo,
    list,
    skus,
    get,
  };
}

/** What a product costs, as `[where, rupiah, from, to]`. */
export const spansOf = ({ prices }: ProductDetail) =>
  prices.map(({ buildingName, amount, from, to }) => [buildingName, amount, from, to]);
