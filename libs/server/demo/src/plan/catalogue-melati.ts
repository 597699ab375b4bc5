import type { ProductDraft } from '@imah/contract/catalogue';

interface ProductPlan extends Pick<ProductDraft, 'sku' | 'name' | 'kind' | 'unit' | 'description'> {
  readonly category: string;
  /** A unit of it, in rupiah. */
  readonly price: number;
}

export interface CataloguePlan {
  readonly building: string;
  readonly categories: readonly string[];
  readonly products: readonly ProductPlan[];
  readonly promotion: {
    readonly name: string;
    readonly code: string;
    /** Hundredths of a percent. */
    readonly value: number;
    /** The most that it takes off, in rupiah. */
    readonly cap: number;
    readonly category: string;
  };
  /** What somebody has ordered for their next bill a few hours ago. */
  readonly order: { readonly unit: string; readonly sku: string; readonly count: number };
}

/** What Apartemen Menara Melati offers those who live there. */
export const melatiCatalogue: CataloguePlan = {
  building: 'MELATI',
  categories: ['Air dan gas', 'Kebersihan', 'Perbaikan'],
  products: [
    {
      category: 'Air dan gas',
      sku: 'AIR-19L',
      name: 'Air galon 19 L',
      kind: 'goods',
      unit: 'galon',
      description: 'Isi ulang, diantar ke unit. Galon kosong ditukar.',
      price: 22_000,
    },
    {
      category: 'Air dan gas',
      sku: 'LPG-12',
      name: 'Gas 12 kg',
      kind: 'goods',
      unit: 'tabung',
      description: 'Isi ulang, tabung ditukar dan dipasang.',
      price: 215_000,
    },
    {
      category: 'Kebersihan',
      sku: 'BERSIH-UNIT',
      name: 'Bersih-bersih unit',
      kind: 'service',
      unit: 'jam',
      description: 'Lantai, kamar mandi, dan dapur. Alat dibawa petugas.',
      price: 65_000,
    },
    {
      category: 'Kebersihan',
      sku: 'CUCI-SOFA',
      name: 'Cuci sofa',
      kind: 'service',
      unit: 'dudukan',
      description: '',
      price: 85_000,
    },
    {
      category: 'Perbaikan',
      sku: 'AC-CUCI',
      name: 'Cuci AC',
      kind: 'service',
      unit: 'unit AC',
      description: 'Indoor dan outdoor, dengan cek tekanan freon.',
      price: 110_000,
    },
    {
      category: 'Perbaikan',
      sku: 'LAMPU-LED',
      name: 'Lampu LED 9 W, dipasang',
      kind: 'service',
      unit: 'buah',
      description: '',
      price: 48_000,
    },
  ],
  promotion: { name: 'Hemat bersih-bersih', code: 'BERSIH10', value: 1_000, cap: 30_000, category: 'Kebersihan' },
  order: { unit: 'A-301', sku: 'AIR-19L', count: 2 },
};
