import type { Plugin } from 'vite';

const announced = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * Pages come drawn: what a visitor sees first (styles, letters, the leading picture) goes before the scripts that make
 * it answer, which browsers would otherwise fetch as urgently.
 */
export function patientScripts(): Plugin {
  return {
    name: 'patient-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(announced, (start) => `${start} fetchpriority="low"`),
    },
  };
}
