import type { Client, ConnectPacket } from 'aedes';

/** Longest client id; longer ones would be memory for nothing. */
const maxClientIdLength = 128;

// CONNACK without session, return code 2: identifier rejected.
const identifierRejected = Buffer.from([0x20, 0x02, 0x00, 0x02]);
// The same with 4: bad user name or password.
const badCredentials = Buffer.from([0x20, 0x02, 0x00, 0x04]);

/** Longest user name: an address of mail. No name of ours has a control character, and the database keeps no NUL. */
const possibleUsername = /^[^\p{Cc}]{1,254}$/u;
/** Longest password; ours have less than a third of it. */
const maxPasswordBytes = 256;

/**
 * What is checked before credentials are read. A session that outlives its connection needs a name to
 * be found under (MQTT-3.1.3-8). Names are kept apart per user name, so that nobody can take over the
 * session of another by choosing its client id.
 */
export function checkConnect(
  client: Client,
  packet: ConnectPacket,
  answer: (error: Error | null, ok: boolean) => void,
): void {
  const isPossible =
    (packet.username === undefined || possibleUsername.test(packet.username)) &&
    (packet.password?.length ?? 0) <= maxPasswordBytes;
  if (!isPossible) {
    client.conn.end(badCredentials, () => answer(null, false));
    return;
  }
  const hasName = packet.clientId.length > 0;
  if ((!hasName && packet.clean === false) || packet.clientId.length > maxClientIdLength) {
    client.conn.end(identifierRejected, () => answer(null, false));
    return;
  }
  if (hasName) packet.clientId = `${packet.username ?? ''}/${packet.clientId}`;
  answer(null, true);
}

/** Name and secret of a credential as one text, for devices that have a field for a token alone. */
const token = /^(imah-[0-9a-z]{1,32})\.([0-9a-z]{1,64})$/;

/** ThingsBoard's devices give a token as their name, and no password. */
export function readToken(packet: ConnectPacket): void {
  const [, username, secret] = (packet.password?.length ?? 0) > 0 ? [] : (token.exec(packet.username ?? '') ?? []);
  if (username === undefined || secret === undefined) return;
  packet.username = username;
  packet.password = Buffer.from(secret);
}
