// The sample that a first visit shows; kept apart so that the page can paint it before the hosts are loaded.

export { default as welcomeText } from './ownpilot/samples/good.json?raw';
