/** The state of the step to the sign-in page for somebody who was signed in a moment ago. */
export const sessionEnded = 'session-ended';
