/** A page that is not shown is never painted. */
const longestMs = 100;

/** Once what was just pressed is painted, so that what comes of it cannot delay the sight of it. */
export const oncePainted = () =>
  new Promise<void>((resolve) => {
    const painted = () => setTimeout(resolve);
    requestAnimationFrame(painted);
    setTimeout(resolve, longestMs);
  });
