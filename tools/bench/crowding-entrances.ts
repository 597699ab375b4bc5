/** Where one account may come in, and be too much. */
export const entrances = ['list', 'search', 'upload', 'import', 'MQTT subscribe', 'MQTT connect', 'login'] as const;
export type Entrance = (typeof entrances)[number];

export interface FloodOrder {
  readonly entrance: Entrance;
  readonly url: string;
  readonly token: string;
  readonly email: string;
  readonly secret: string;
  readonly userId: string;
  readonly orgId: string;
  readonly buildingId: string;
}
