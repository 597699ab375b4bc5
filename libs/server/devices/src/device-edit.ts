import type { PersonalEdit } from '@imah/server-platform/command';

/** Who asks which device for something. */
export type DeviceEdit = PersonalEdit & { readonly deviceId: string };
