/** The messages that the client speaks, in one language: one piece of the build, fetched when it is wanted. */
export const sources = import.meta.glob<string>('$locale/vi/{terms,errors,common,hall,table,roads,fairness}.ftl', { query: '?raw', import: 'default', eager: true })
