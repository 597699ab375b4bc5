/** Of whom an organisation asks a second factor. `staff`: who may do more than residents may to begin with. */
export const secondFactorAudiences = ['nobody', 'staff', 'everybody'] as const;
export type SecondFactorAudience = (typeof secondFactorAudiences)[number];

/** Days that members have at most to set their second factor up. */
export const mostGraceDays = 30;

/** manager: pengelola; owners-association: PPPSRS; owner: pemilik; provider: penyedia jasa. */
export const organizationKinds = ['manager', 'owners-association', 'owner', 'provider'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];
