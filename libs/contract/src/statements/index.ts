export { bankAccount, bankAccountDraft, type BankAccount, type BankAccountDraft } from './bank-account.ts';
export {
  matchDraft,
  matchPart,
  matchSuggestion,
  unsettledPayment,
  unstatedEntry,
  type MatchDraft,
  type MatchPart,
  type MatchSuggestion,
  type UnsettledPayment,
  type UnstatedEntry,
} from './match.ts';
export { statementEndpoints } from './statement-endpoints.ts';
export {
  statementFile,
  statementImport,
  statementLine,
  statementLineQuery,
  statementReport,
  type StatementFile,
  type StatementImport,
  type StatementLine,
  type StatementReport,
} from './statement.ts';
