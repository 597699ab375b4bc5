import { HttpProblem, type ProblemCode } from '@imah/server-platform/http';

/** What the database refuses for a reason that people can act upon. The rest is a fault of the program. */
const codes: Readonly<Record<string, ProblemCode>> = {
  ledger_period_is_open: 'BULAN_DITUTUP',
  ledger_account_is_used: 'AKUN_DIPAKAI',
  ledger_balance_is_kept: 'SALDO_KURANG',
  ledger_reversed_once: 'SUDAH_DIBALIK',
};

/** The refusal of the database as one of the product, or the error as it was. */
export function asLedgerProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('constraint' in error) || typeof error.constraint !== 'string') return error;
  const code = codes[error.constraint];
  return code === undefined ? error : new HttpProblem(409, code);
}
