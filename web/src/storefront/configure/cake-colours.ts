/** How each crust comes out of the oven, from its lit side to its edge. */
export const crusts = {
  shanghai: { light: '#f8d489', middle: '#d9953a', dark: '#8d4d12' },
  traditional: { light: '#eebc6c', middle: '#c07a29', dark: '#74390a' },
  other: { light: '#dba861', middle: '#a2621f', dark: '#5f2e08' },
  layered: { light: '#f3e6f1', middle: '#c7a3cf', dark: '#7d5590' },
  pandan: { light: '#eef3d3', middle: '#a9c27a', dark: '#5e7d39' },
} as const;

export const surface = { shadow: '#1e0603', shine: '#fff', seed: '#fff3d2' } as const;
