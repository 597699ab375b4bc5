import type { PaymentGateway, PaymentGatewayDraft } from '@imah/contract/payments';
import type { GatewayPlace, OnlineMethod, VaBank } from '@imah/contract/payments/words';
import type { Kysely, Selectable } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Config } from '@imah/server-platform/config';
import type { Database, PaymentGateway as GatewayRecord } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { publicLink } from '@imah/server-platform/mail';
import { sealText, unsealText } from '@imah/server-platform/sessions';
import { GatewayFault } from './gateway/gateway.ts';
import { midtrans } from './gateway/midtrans.ts';
import { apiBaseOf } from './api-base.ts';
import { midtransPath } from './midtrans-path.ts';

const keyName = 'payment-gateway-key';
/** No charge has this name: asked for it, the gateway says whether it takes the key. */
const nothing = 'imah-key-check';

/** How an organisation takes payments, with its key. */
interface GatewaySettings {
  readonly place: GatewayPlace;
  readonly serverKey: string | null;
  readonly methods: readonly OnlineMethod[];
  readonly banks: readonly VaBank[];
}

const none: GatewaySettings & { readonly keyEnd: string | null } = {
  place: 'none',
  serverKey: null,
  keyEnd: null,
  methods: [],
  banks: [],
};

/** How an organisation takes payments; where nobody has said so, not at all. */
export async function readGatewaySettings(db: Kysely<Database>, orgId: string): Promise<typeof none> {
  const row = await findRow(db, orgId);
  if (row === undefined) return none;
  const { place, server_key: sealed, key_end: keyEnd, methods, banks } = row;
  return { place, keyEnd, methods, banks, serverKey: sealed === null ? null : await unsealText(db, keyName, sealed) };
}

/** The ways in which one can pay an organisation online; none where it takes no payments by itself. */
export async function readPayWays(
  db: Kysely<Database>,
  orgId: string,
): Promise<{ methods: OnlineMethod[]; banks: VaBank[] }> {
  const { place, methods, banks } = await readGatewaySettings(db, orgId);
  return place === 'none' ? { methods: [], banks: [] } : { methods: [...methods], banks: [...banks] };
}

/** The same for people: of the key only its end. */
export async function showGateway(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  orgId: string,
): Promise<PaymentGateway> {
  const { place, keyEnd, methods, banks } = (await findRow(db, orgId).then(shownOf)) ?? none;
  return {
    place,
    places: placesOf(config),
    keyEnd,
    methods: [...methods],
    banks: [...banks],
    notificationUrl: publicLink(config, midtransPath(orgId)),
  };
}

/** Says how an organisation takes payments, once the gateway has taken the key. @throws {HttpProblem} 422 */
export async function updateGateway(
  context: CommandPorts & Pick<ServerContext, 'config'>,
  edit: PersonalEdit,
  draft: PaymentGatewayDraft,
): Promise<PaymentGateway> {
  const { orgId } = edit;
  const known = await readGatewaySettings(context.db, orgId);
  const serverKey = draft.serverKey ?? known.serverKey;
  await requireWhole(context.config, draft, serverKey);
  const { place, methods, banks } = draft;
  await runCommand<Selectable<GatewayRecord> | undefined, void>(context, edit, {
    lock: async (trx) => {
      await trx.selectFrom('organization').select('id').where('id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
      return findRow(trx, orgId);
    },
    write: async (trx, before) => {
      const columns = {
        place,
        methods,
        banks,
        server_key: serverKey === null ? null : await sealText(trx, keyName, serverKey),
        key_end: serverKey === null ? null : serverKey.slice(-4),
      };
      await trx
        .insertInto('payment_gateway')
        .values({ org_id: orgId, ...columns })
        .onConflict((conflict) => conflict.column('org_id').doUpdateSet(columns))
        .execute();
      const told = { gatewayPlace: place, gatewayKey: columns.key_end };
      const was = { gatewayPlace: before?.place ?? 'none', gatewayKey: before?.key_end ?? null };
      return {
        result: undefined,
        audit: { action: 'update', entity: 'payment_gateway', entityId: orgId, before: was, after: told },
      };
    },
  });
  return showGateway(context, orgId);
}

/** What cannot work is refused where it is typed, not at the first payment. */
async function requireWhole(config: Config, draft: PaymentGatewayDraft, serverKey: string | null): Promise<void> {
  const { place, methods, banks } = draft;
  if (!placesOf(config).includes(place)) throw invalidField('place', 'not-an-option');
  if (place === 'none') return;
  if (serverKey === null) throw invalidField('serverKey', 'required');
  if (methods.length === 0) throw invalidField('methods', 'required');
  if (methods.includes('va') && banks.length === 0) throw invalidField('banks', 'required');
  try {
    await midtrans({ apiBase: apiBaseOf(config, place), serverKey }).find(nothing);
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    throw error.kind === 'key-refused'
      ? invalidField('serverKey', 'key-refused')
      : invalidField('place', 'gateway-silent');
  }
}

function placesOf({ paymentSimulatorUrl }: Pick<Config, 'paymentSimulatorUrl'>): GatewayPlace[] {
  return ['none', 'production', 'sandbox', ...(paymentSimulatorUrl === null ? [] : (['simulator'] as const))];
}

const findRow = (db: Kysely<Database>, orgId: string) =>
  db.selectFrom('payment_gateway').selectAll().where('org_id', '=', orgId).executeTakeFirst();

const shownOf = (row: Selectable<GatewayRecord> | undefined) =>
  row === undefined ? null : { place: row.place, keyEnd: row.key_end, methods: row.methods, banks: row.banks };
