import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import { follow } from "./lib/router.svelte";
import { forgetLinks } from "./lib/seat";
import { preferred, speak } from "./lib/words.svelte";

document.addEventListener("click", follow);
forgetLinks();
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
