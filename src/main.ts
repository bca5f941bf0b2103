// Mounts the app.

import { mount } from 'svelte';
import { welcomeText } from './hosts/welcome.ts';
import { Analyst } from './app/analyst.ts';
import App from './app/App.svelte';
import './app/app.css';
import { Session } from './app/session.svelte.ts';

const target = document.getElementById('app');
if (target) mount(App, { target, props: { session: new Session(new Analyst(), welcomeText) } });
