/**
 * What the database's own checks leave of a text, and what is in a JSON column: by table and column, in types of
 * `@imah/contract/<domain>`. Queries made by the builder are then checked against the contract.
 */
const columnTypes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alarm: {
    condition: 'alarmsWords.AlarmCondition',
    quiet: 'alarmsWords.AlarmQuietKind',
    severity: 'alarmsWords.AlarmSeverity',
  },
  alarm_rule: {
    clear: "alarms.AlarmRuleDraft['clear']",
    condition: 'alarms.RuleCondition',
    schedule: 'alarms.RuleSchedule',
    scope: 'alarms.RuleScope',
    severity: 'alarmsWords.AlarmSeverity',
    state: 'alarmsWords.RuleSwitch',
    ticket_priority: 'ticketsWords.TicketPriority',
    trigger: 'alarms.RuleTrigger',
  },
  alarm_rule_instance: {
    edges: 'readonly number[]',
    met: "alarmsWords.RuleInstance['met']",
    state: 'alarmsWords.RuleState',
  },
  alarm_window: { rhythm: 'alarmsWords.WindowRhythm', scope: 'alarmsWords.WindowScopeKind' },
  app_user: { color_mode: 'coreWords.ColorMode', locale: 'coreWords.Locale' },
  bank_account: { bank: 'statementsWords.StatementBank' },
  bill: { state: 'paymentsWords.BillState' },
  bill_charge: { source_type: "'order'", tax_profile: 'billingWords.ChargeTax' },
  instalment_plan: {
    state: 'paymentsWords.InstalmentState',
    every: 'paymentsWords.InstalmentRhythm',
    agreed_by: 'paymentsWords.InstalmentAgreement',
  },
  bill_dispute: { state: 'paymentsWords.DisputeState' },
  bill_line: {
    basis: 'billingWords.LineBasis',
    kind: 'billingWords.LineKind',
    tax_profile: 'billingWords.ChargeTax',
    usage: 'billing.LineUsage',
  },
  bill_reminder: { kind: "'asked' | 'before-due' | 'after-due'" },
  billing_run: {
    gaps: "billing.BillingReview['gaps']",
    kind: 'billingWords.BillKind',
    state: "billingWords.BillingRunState | 'withdrawn'",
  },
  budget: { state: 'financesWords.BudgetState' },
  building: {
    kind: 'buildingsWords.BuildingKind',
    status: 'buildingsWords.BuildingStatus',
    time_zone: 'buildingsWords.TimeZone',
  },
  building_contact: { audience: 'buildingsWords.ContactAudience', role: 'buildingsWords.ContactRole' },
  dashboard: { draft: 'dashboards.StoredDashboard' },
  dashboard_version: { content: 'dashboards.StoredDashboard' },
  plan: { draft: 'plans.StoredPlan' },
  plan_version: { content: 'plans.StoredPlan' },
  device_command: {
    decision: 'devicesWords.CommandAnswer',
    params: "devices.Command['params']",
    status: 'devicesWords.CommandStatus',
  },
  device_desired: { value: 'devices.MetricValue' },
  device_hold: { params: "devices.Command['params']" },
  expense: { state: 'expensesWords.ExpenseState', tax_kind: 'expensesWords.WithholdingKind' },
  household_member: { locale: 'coreWords.Locale', status: "people.HouseholdMember['status'] | 'ended'" },
  invitation: { locale: 'coreWords.Locale', status: 'membersWords.InvitationStatus' },
  late_fee: { every: 'billingWords.LateFeeRhythm' },
  late_fee_policy: { mode: 'billingWords.LateFeeMode', rules: "payments.LateFeePolicy['rules']" },
  ledger_account: {
    key: 'financesWords.AccountKey',
    normal: "'debit' | 'credit'",
    type: "'asset' | 'liability' | 'equity' | 'revenue' | 'expense'",
  },
  ledger_posting: { side: "'debit' | 'credit'" },
  member_group: { ticket_visibility: "members.Group['ticketVisibility']" },
  membership: { status: 'membersWords.MemberStatus', trades: 'buildingsWords.Trade' },
  notice: { urgency: 'noticesWords.NoticeUrgency' },
  outage: {
    ended_as: 'outagesWords.OutageEnding',
    kind: 'outagesWords.OutageKind',
    scope: 'outagesWords.OutageScopeKind',
    service: 'outagesWords.OutageService',
  },
  occupancy: { role: 'peopleWords.OccupancyRole' },
  organization: {
    address: "organizations.OrganizationDetail['address']",
    household_invitations: 'peopleWords.HouseholdPolicy',
    kind: 'organizationsWords.OrganizationKind',
  },
  autopay: { at_time: 'walletWords.AutopayTime', state: 'walletWords.AutopaySwitch' },
  autopay_attempt: { failure: 'walletWords.AutopayFailure', state: 'walletWords.AutopayState' },
  float_warning: { level: "'near' | 'reached'" },
  online_payment: {
    place: 'paymentsWords.GatewayPlace',
    method: 'paymentsWords.OnlineMethod',
    bank: 'paymentsWords.VaBank',
    purpose: 'paymentsWords.OnlinePurpose',
    state: 'paymentsWords.OnlinePaymentState',
  },
  payment: { method: 'paymentsWords.ReceivedMethod', state: 'paymentsWords.PaymentState' },
  payout: { state: 'walletWords.PayoutState' },
  payment_gateway: {
    place: 'paymentsWords.GatewayPlace',
    methods: 'paymentsWords.OnlineMethod',
    banks: 'paymentsWords.VaBank',
  },
  join_request: { role: 'peopleWords.OccupancyRole', status: "people.OwnJoinRequest['status']" },
  meter: {
    resource: 'meteringWords.MeterResource',
    role: 'meteringWords.MeterRole',
    state: 'meteringWords.MeterState',
  },
  meter_settings: { photo: 'meteringWords.PhotoDemand' },
  meter_reading: {
    anomalies: 'meteringWords.ReadingAnomaly',
    kind: 'meteringWords.ReadingKind',
    source: 'meteringWords.ReadingSource',
    state: 'meteringWords.ReadingState',
  },
  product: {
    kind: 'catalogueWords.ProductKind',
    state: 'catalogueWords.ProductState',
    tax: 'billingWords.ChargeTax',
  },
  product_variant: { state: 'catalogueWords.VariantState' },
  product_category: { state: 'catalogueWords.CategoryState' },
  product_order: { payment: 'catalogueWords.OrderPayment', stage: "'open' | 'processing' | 'completed' | 'cancelled'" },
  product_order_line: {
    applied: "catalogue.Order['lines'][number]['applied']",
    kind: 'catalogueWords.ProductKind',
    tax_profile: 'billingWords.ChargeTax',
  },
  promotion: { kind: 'catalogueWords.PromotionKind', state: 'catalogueWords.PromotionState' },
  second_factor_rule: { audience: 'organizationsWords.SecondFactorAudience' },
  section: { kind: 'buildingsWords.SectionKind' },
  sla_policy: { calendar: "tickets.SlaPromise['calendar']", priority: 'ticketsWords.TicketPriority' },
  tariff: {
    basis: 'billingWords.ChargeBasis',
    kind: 'billingWords.ChargeKind',
    payer: 'billingWords.ChargePayer',
    tax: 'billingWords.ChargeTax',
    tiers: "billing.MeteredTariff['tiers']",
  },
  ticket: {
    audience: 'ticketsWords.TicketAudience',
    kind: 'ticketsWords.TicketKind',
    priority: 'ticketsWords.TicketPriority',
    rating: "NonNullable<tickets.Ticket['feedback']>['rating']",
    rating_reasons: 'ticketsWords.RatingReason',
    source: 'ticketsWords.TicketSource',
    state: 'ticketsWords.TicketState',
    times: 'ticketsWords.TicketTimes',
    waiting_reason: 'ticketsWords.WaitingReason',
  },
  ticket_appointment: {
    slots: "tickets.TicketAppointment['slots']",
    state: "Exclude<ticketsWords.AppointmentState, 'expired'>",
  },
  ticket_category: { resident_priority: 'ticketsWords.ResidentPriority', trade: 'buildingsWords.Trade' },
  ticket_check: { demand: "tickets.TicketCheck['demand']", kind: 'ticketsWords.TicketCheckKind' },
  ticket_checklist: { items: "tickets.TicketChecklist['items']" },
  ticket_event: { kind: 'ticketsWords.TicketEventKind' },
  ticket_quote: { lines: "tickets.TicketQuote['lines']", state: 'ticketsWords.QuoteState' },
  ticket_relation: { kind: 'ticketsWords.TicketRelationKind' },
  ticket_reply: { side: "tickets.TicketComment['side']" },
  ticket_rule: {
    actions: 'tickets.TicketActions',
    conditions: 'tickets.TicketConditions',
    event: 'ticketsWords.TicketRuleEvent',
    state: "tickets.TicketRule['state']",
  },
  ticket_signature: { kind: "tickets.TicketSignature['kind']" },
  ticket_tally: { priority: 'ticketsWords.TicketPriority', state: 'ticketsWords.TicketState' },
  ticket_view: {
    audience: "tickets.TicketView['audience']",
    columns: "tickets.TicketView['columns'][number]",
    filters: "tickets.TicketView['filters']",
    shape: "tickets.TicketView['shape']",
  },
  statement_import: { format: 'statementsWords.StatementFormat' },
  statement_line: { state: 'statementsWords.StatementLineState' },
  statement_match: { state: "'active' | 'undone'" },
  statement_part: { kind: 'statementsWords.MatchKind' },
  topic: { kind: 'communityWords.TopicKind', poll_weight: 'communityWords.PollWeight' },
  topic_post: { side: "community.TopicPost['side']" },
  unit: { kind: 'buildingsWords.UnitKind', status: 'buildingsWords.UnitStatus' },
};

/** The text of a schema with these types in it. @throws {Error} at a column that is not there */
export function withColumnTypes(source: string): string {
  let text = source;
  for (const [table, columns] of Object.entries(columnTypes))
    for (const [column, type] of Object.entries(columns)) text = withColumnType(text, table, column, type);
  const firstImport = text.indexOf('import type');
  return `${text.slice(0, firstImport)}${importsOf(text)}${text.slice(firstImport)}`;
}

function withColumnType(source: string, table: string, column: string, type: string): string {
  const begin = source.indexOf(`export interface ${pascal(table)} {`);
  const at = source.indexOf(`\n  ${column}: `, begin);
  const end = source.indexOf('\n}', begin);
  if (begin < 0 || at < 0 || at > end) throw new Error(`there is no column ${table}.${column}`);
  const lineEnd = source.indexOf('\n', at + 1);
  const line = source.slice(at, lineEnd);
  // What is sent to a column of JSON is its text.
  const typed = line
    .replace(/\bstring\[\]/, `(${type})[]`)
    .replace(/\bstring\b/, type)
    .replace(/\bJson\b/, `ColumnType<${type}, string, string>`);
  if (typed === line) throw new Error(`${table}.${column} is neither text nor JSON`);
  return source.slice(0, at) + typed + source.slice(lineEnd);
}

/** Every domain of the contract by its name, that of its words by `…Words`. */
function importsOf(text: string): string {
  const found = [...text.matchAll(/\b([a-z]+(?:Words)?)\.[A-Z]/g)].map(([, name = '']) => name);
  return [...new Set(found)]
    .toSorted()
    .map((name) => `import type * as ${name} from "@imah/contract/${name.replace('Words', '/words')}";\n`)
    .join('');
}

function pascal(table: string): string {
  return table
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
