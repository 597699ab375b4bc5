import type { VendorDraft } from '@imah/contract/expenses';
import type { WithholdingKind } from '@imah/contract/expenses/words';
import type { BankAccountDraft } from '@imah/contract/statements';

/** What a supplier asks for each month. */
export interface SupplierBillPlan {
  readonly supplier: string;
  readonly description: string;
  /** Of the books: 5100 runs the building, 5200 keeps it in repair. */
  readonly accountCode: '5100' | '5200';
  /** Day of the month on which it arrives. */
  readonly day: number;
  /** Rupiah in a usual month. */
  readonly usual: number;
  /** How far a month is from the usual one at most, in parts of a hundred. */
  readonly swingPercent: number;
  readonly withholding?: WithholdingKind;
}

export interface ExpensesPlan {
  readonly building: string;
  readonly months: number;
  readonly bankAccount: BankAccountDraft;
  readonly suppliers: readonly VendorDraft[];
  readonly bills: readonly SupplierBillPlan[];
  /** Day of the month on which what was approved is paid. */
  readonly paidOn: number;
}

const nobody = { contact: null, email: null } as const;

/** What running Apartemen Menara Melati costs; accounts and numbers are nobody's. */
export const melatiExpenses: ExpensesPlan = {
  building: 'MELATI',
  months: 12,
  bankAccount: { name: 'Operasional', bank: 'bca', number: '0010020030', holder: 'Graha Contoh' },
  suppliers: [
    { ...nobody, name: 'Listrik Kota', npwp: null, phone: null, account: null },
    { ...nobody, name: 'Air Minum Kota', npwp: null, phone: null, account: null },
    {
      name: 'CV Jaga Bersih Sentosa',
      npwp: '0012345678901000',
      contact: 'Ibu Lilis',
      phone: '+628120009101',
      email: 'tagihan@jagabersih.test',
      account: { bank: 'BCA', number: '0099001100', holder: 'CV Jaga Bersih Sentosa' },
    },
    {
      name: 'PT Lift Andalan',
      npwp: '0023456789012000',
      contact: 'Pak Rudi',
      phone: '+628120009102',
      email: 'layanan@liftandalan.test',
      account: { bank: 'Mandiri', number: '0088002200', holder: 'PT Lift Andalan' },
    },
  ],
  bills: [
    {
      supplier: 'CV Jaga Bersih Sentosa',
      description: 'Keamanan dan kebersihan, satu bulan',
      accountCode: '5100',
      day: 3,
      usual: 4_150_000,
      swingPercent: 0,
      withholding: 'pph23',
    },
    {
      supplier: 'Listrik Kota',
      description: 'Listrik bersama: lift, pompa, lampu koridor',
      accountCode: '5100',
      day: 6,
      usual: 2_640_000,
      swingPercent: 9,
    },
    {
      supplier: 'Air Minum Kota',
      description: 'Air meter induk PAM-00871',
      accountCode: '5100',
      day: 8,
      usual: 1_310_000,
      swingPercent: 12,
    },
    {
      supplier: 'PT Lift Andalan',
      description: 'Perawatan dua lift penumpang, kontrak L-204',
      accountCode: '5200',
      day: 11,
      usual: 1_200_000,
      swingPercent: 0,
      withholding: 'pph23',
    },
  ],
  paidOn: 20,
};
