/** Whole pages and parts that the gallery shows over made-up answers of the house. */
export const PAGE_NAMES = ['page-history', 'page-coup', 'page-statement', 'page-leaders', 'page-limits', 'page-lab', 'page-lab-shoe', 'page-admin', 'page-staff', 'page-me', 'page-wall', 'check', 'people', 'talk', 'tray', 'auto', 'verdicts', 'sounds'] as const
