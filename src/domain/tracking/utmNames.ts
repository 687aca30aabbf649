/** The parameters of a link that name its campaign. */
export const utmNames = ['utm_medium', 'utm_source', 'utm_campaign', 'utm_content', 'utm_term'] as const;
