/** Named as the server names them in a 422, so that its errors find their inputs. */
export const boardingSteps = {
  organization: ['organization.name', 'organization.kind'],
  building: ['building.name', 'building.kind'],
  address: [
    'building.address.street',
    'building.address.province',
    'building.address.city',
    'building.address.postalCode',
    'building.timeZone',
  ],
} as const;

export type BoardingStep = keyof typeof boardingSteps;
export const boardingStepNames = ['organization', 'building', 'address'] as const satisfies readonly BoardingStep[];

export type BoardingField = (typeof boardingSteps)[BoardingStep][number];
export type BoardingValues = Readonly<Record<BoardingField, string>>;

export const boardingFields: readonly BoardingField[] = boardingStepNames.flatMap((step) => [...boardingSteps[step]]);

/** The step on which a field stands; null for a field the form does not have. */
export function stepOfField(field: string): BoardingStep | null {
  return boardingStepNames.find((step) => boardingSteps[step].some((name) => name === field)) ?? null;
}
