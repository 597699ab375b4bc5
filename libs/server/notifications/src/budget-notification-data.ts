/** Of a budget: its year, and whether it is of one building or of all that the organisation has. */
interface BudgetFacts {
  readonly year: string;
  readonly of: 'building' | 'organization';
}

/** What is told of budgets. */
export interface BudgetNotificationData {
  /** What it plans for the year, in whole rupiah. */
  readonly 'budget-submitted': BudgetFacts & {
    readonly revenue: number;
    readonly expense: number;
    readonly by: string;
  };
  readonly 'budget-answered': BudgetFacts & {
    readonly answer: 'approved' | 'returned';
    readonly by: string;
    /** Why it was given back. */
    readonly reason: string | null;
  };
}
