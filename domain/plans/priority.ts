/** Within how many hours a report with priority should be verified. A target, and never a promise. Its sender reads it, and no staff. */
export const priorityTargetHours = 48
